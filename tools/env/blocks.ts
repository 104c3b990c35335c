/** What an answer is made of: blocks of numbers, one behind the other. */

/** As numpy names its numbers. */
export interface Block {
  readonly name: string;
  readonly type: "i1" | "u1" | "i2" | "f4";
  readonly shape: readonly number[];
}

interface BlockSizes {
  readonly envs: number;
  readonly width: number;
  readonly seats: number;
  /** Numbers of an observation, actions, numbers of an option. */
  readonly seen: number;
  readonly actions: number;
  readonly optionWidth: number;
}

export interface Blocks {
  readonly list: readonly Block[];
  readonly seat: Int8Array;
  readonly done: Uint8Array;
  readonly illegal: Uint8Array;
  readonly reward: Float32Array;
  readonly mask: Uint8Array;
  /** What a row sees, and how one of its options is described. */
  observation(row: number): Int16Array;
  option(row: number, action: number): Int16Array;
  /** Nobody is asked in this game. */
  clear(env: number): void;
  bytes(): Buffer;
}

const nobody = -1;

export function newBlocks(sizes: BlockSizes): Blocks {
  const { envs, width, seats, seen, actions, optionWidth } = sizes;
  const rows = envs * width;
  const seat = new Int8Array(rows).fill(nobody);
  const done = new Uint8Array(envs).fill(1);
  const illegal = new Uint8Array(envs);
  const reward = new Float32Array(envs * seats);
  const observed = new Int16Array(rows * seen);
  const mask = new Uint8Array(rows * actions);
  const options = new Int16Array(rows * actions * optionWidth);
  const all: readonly (Block & { readonly of: ArrayBufferView })[] = [
    { name: "seat", type: "i1", shape: [envs, width], of: seat },
    { name: "done", type: "u1", shape: [envs], of: done },
    { name: "illegal", type: "u1", shape: [envs], of: illegal },
    { name: "reward", type: "f4", shape: [envs, seats], of: reward },
    { name: "observation", type: "i2", shape: [envs, width, seen], of: observed },
    { name: "mask", type: "u1", shape: [envs, width, actions], of: mask },
    { name: "options", type: "i2", shape: [envs, width, actions, optionWidth], of: options },
  ];
  return {
    list: all.map(({ name, type, shape }) => ({ name, type, shape })),
    seat,
    done,
    illegal,
    reward,
    mask,
    observation: (row) => observed.subarray(row * seen, (row + 1) * seen),
    option(row, action) {
      const at = (row * actions + action) * optionWidth;
      return options.subarray(at, at + optionWidth);
    },
    clear(env) {
      const [from, to] = [env * width, (env + 1) * width];
      seat.fill(nobody, from, to);
      observed.fill(0, from * seen, to * seen);
      mask.fill(0, from * actions, to * actions);
      options.fill(0, from * actions * optionWidth, to * actions * optionWidth);
    },
    bytes: () =>
      Buffer.concat(all.map(({ of }) => Buffer.from(of.buffer, of.byteOffset, of.byteLength))),
  };
}
