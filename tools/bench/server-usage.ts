/** What a measured process has used so far; asked over its own channel, so the asking costs it next to nothing. */
export interface Usage {
  readonly type: 'usage';
  /** User and system time in microseconds. */
  readonly cpu: number;
  readonly rss: number;
  readonly heap: number;
}

export function answerUsage(): void {
  process.on('message', (message: { readonly type: string }) => {
    // The last resort also gives pages back, so that what is left is in use.
    if (message.type === 'gc') globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    if (message.type !== 'usage') return;
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.send?.({ type: 'usage', cpu: user + system, rss, heap: heapUsed + external } satisfies Usage);
  });
  process.on('disconnect', () => process.exit(0));
}
