/** The difference between two views. Unchanged parts are shared by reference, so finding it costs little. */
export type Patch =
  | { readonly type: 'same' }
  | { readonly type: 'whole'; readonly value: unknown }
  | { readonly type: 'fields'; readonly set: Readonly<Record<string, Patch>>; readonly gone: readonly string[] }
  | { readonly type: 'items'; readonly length: number; readonly set: Readonly<Record<string, Patch>> };
