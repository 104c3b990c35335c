/** Which edition is built: `vite build --mode static --base /path/` makes one that lies on any web space. */
import type { Plugin } from "vite";

export function edition(): Plugin {
  return {
    name: "guildhall-edition",
    apply: "build",
    config({ base = "/" }, { mode }) {
      const at = mode === "static" ? JSON.stringify(base.replace(/\/$/, "")) : "null";
      return { define: { STATIC_BASE: at } };
    },
  };
}
