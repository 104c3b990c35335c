/** One unit whose name changes again and again. */
export function unitNamed(name: string): object {
  return {
    id: "rebel",
    name,
    side: "blue",
    rank: "corps",
    wounds: 4,
    wounded: 0,
    keywords: [],
    types: [],
    points: 40,
    transport: null,
    inside: null,
    emergencyStims: false,
  };
}
