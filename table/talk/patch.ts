/** The difference between two views. Unchanged parts are shared by reference, so finding it costs little. */
import { unreachable } from '#rules/game.ts';

export type Patch =
  | { readonly type: 'same' }
  | { readonly type: 'whole'; readonly value: unknown }
  | { readonly type: 'fields'; readonly set: Readonly<Record<string, Patch>>; readonly gone: readonly string[] }
  | { readonly type: 'items'; readonly length: number; readonly set: Readonly<Record<string, Patch>> };


/** The value a patch leads to. What did not change keeps its reference, so a component can skip it. */
export function apply(value: unknown, patch: Patch): unknown {
  switch (patch.type) {
    case 'same':
      return value;
    case 'whole':
      return patch.value;
    case 'fields': {
      const before = value as Readonly<Record<string, unknown>>;
      const after: Record<string, unknown> = { ...before };
      for (const [key, inner] of Object.entries(patch.set)) after[key] = apply(before[key], inner);
      for (const key of patch.gone) delete after[key];
      return after;
    }
    case 'items': {
      const before = value as readonly unknown[];
      const after = before.slice(0, patch.length);
      for (const [index, inner] of Object.entries(patch.set)) after[Number(index)] = apply(before[Number(index)], inner);
      return after;
    }
    default:
      return unreachable(patch);
  }
}
