/** Writes the service worker: the source beside it, with the list of built files filled in. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function serviceWorker(): Plugin {
  return {
    name: 'guildhall-service-worker',
    apply: 'build',
    // After everyone else: a chunk that turned out to be nothing but style is gone by then, and must not be promised.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !/\.map$|^\.vite|^index\.html$/.test(name));
        const given = readdirSync(join(import.meta.dirname, '..', 'public'));
        const files = ['/', ...built.map((name) => `/${name}`), ...given.map((name) => `/${name}`)];
        const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, '..', 'service-worker.ts'), 'utf8'));
        const version = createHash('sha256').update(source).update(JSON.stringify(files)).digest('hex').slice(0, 12);
        const filled = source.replace("['/']", JSON.stringify(files)).replace("'unbuilt'", JSON.stringify(version)).replace(/^export \{\};$/m, '');
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: filled });
      },
    },
  };
}
