/** The last word on how long something may take: it is over then, whatever it still waits for. */
export async function within<T, Late>(
  ms: number,
  work: Promise<T>,
  late: () => Late,
): Promise<T | Late> {
  const gate = Promise.withResolvers<Late>();
  const timer = setTimeout(() => gate.resolve(late()), ms);
  try {
    return await Promise.race([work, gate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
