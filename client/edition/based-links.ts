/** Every link and picture of the house is written from its root; under a path the path stands before it. */
import { options, type VNode } from "preact";
import { base } from "./edition.ts";

const carriers: Readonly<Record<string, string>> = { a: "href", img: "src", use: "href" };

export function baseLinks(): void {
  const before = options.vnode;
  options.vnode = (node: VNode<Record<string, unknown>>) => {
    const name = typeof node.type === "string" ? carriers[node.type] : undefined;
    const to = name === undefined ? undefined : node.props[name];
    if (name !== undefined && typeof to === "string" && to.startsWith("/"))
      node.props[name] = base + to;
    before?.(node);
  };
}
