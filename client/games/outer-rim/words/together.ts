/** Many texts as one: spread one after the other, thousands of keys are long work on a page that is new. */
export function together<const Parts extends readonly object[]>(...parts: Parts): Together<Parts> {
  return Object.assign({}, ...parts) as Together<Parts>;
}

type Together<Parts extends readonly object[]> = Parts extends readonly [
  infer First,
  ...infer Rest extends readonly object[],
]
  ? First & Together<Rest>
  : unknown;
