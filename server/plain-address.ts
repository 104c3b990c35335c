/** An IPv4 address in the clothes of an IPv6 one is what it is. */
const dottedWithin = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const hexWithin = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i;

export function plainAddress(address: string): string {
  const [, dotted] = dottedWithin.exec(address) ?? [];
  if (dotted !== undefined) return dotted;
  const [, high, low] = hexWithin.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join(".");
}
