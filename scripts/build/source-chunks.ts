import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where the build notes which file holds each of our sources: the manifest names those only that have a file of their own. */
export const SOURCE_CHUNKS_FILE = '.vite/source-chunks.json';

export const sourceChunks: Plugin = {
  name: 'source-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks: Record<string, string> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const id of chunk.moduleIds) {
        const source = relative(process.cwd(), id);
        if (source.startsWith('src/')) chunks[source] = chunk.fileName;
      }
    }
    this.emitFile({ type: 'asset', fileName: SOURCE_CHUNKS_FILE, source: JSON.stringify(chunks) });
  },
};

/** The manifest under which every source can be looked up, also one that shares its file with others. */
export function withEverySource<Chunk extends { file: string }>(
  manifest: Readonly<Record<string, Chunk>>,
  chunks: Readonly<Record<string, string>>,
): Record<string, Chunk> {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const shared = Object.entries(chunks).flatMap(([source, file]) => {
    const chunk = byFile.get(file);
    return chunk && !manifest[source] ? [[source, chunk] as const] : [];
  });
  return { ...manifest, ...Object.fromEntries(shared) };
}
