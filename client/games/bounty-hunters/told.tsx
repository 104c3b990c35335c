/** A sentence with the three shapes in their colours; the ear gets words instead. */
import type { JSX } from 'preact';

const shapes = ['▲', '■', '●'];

export function Told({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {text.split(/([▲■●]\d+)/).map((part, at) => {
        const shape = shapes.indexOf(part.charAt(0));
        return shape === -1 ? part : <b key={at} class={`bh-c${shape} number`}>{part}</b>;
      })}
    </>
  );
}
