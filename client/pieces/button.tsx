/** One button for everything that can be pressed: 44 px, and a reason when it cannot be. */
import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon.tsx";
import { toast } from "./toasts.ts";

interface ButtonProps {
  readonly children?: ComponentChildren;
  readonly icon?: IconName;
  /** For a button that shows only its icon. */
  readonly label?: string | undefined;
  /** `lamp` is the warm one: what the hall waits for. */
  readonly tone?: "plain" | "lamp" | "quiet" | "danger";
  readonly wide?: boolean;
  readonly type?: "button" | "submit";
  /** Why it is not possible now. It stays focusable, is dashed, and a tap says why. */
  readonly whyNot?: string | null;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly class?: string;
  readonly press?: () => void;
}

export function Button(props: ButtonProps): JSX.Element {
  const { tone = "plain", whyNot = null, icon, label, children } = props;
  // A title beside the same label would be read twice: an icon is named by its title alone.
  const isIcon = children === undefined;
  const names = [
    "button",
    tone === "plain" ? "" : tone,
    props.wide ? "wide" : "",
    isIcon ? "square" : "",
    props.class ?? "",
  ];
  return (
    <button
      type={props.type ?? "button"}
      class={names.filter(Boolean).join(" ")}
      aria-label={isIcon && whyNot === null ? undefined : label}
      title={whyNot ?? (isIcon ? label : undefined)}
      aria-disabled={whyNot === null ? undefined : true}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      onClick={(event) => {
        if (whyNot === null) return props.press?.();
        event.preventDefault();
        toast(whyNot, "no");
      }}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
      {whyNot !== null && <span class="unseen">{whyNot}</span>}
    </button>
  );
}
