import type { CDPSession } from '@playwright/test';

/** What a page's heap consists of, in bytes. */
export interface HeapContent {
  /** What the program holds on to: objects, arrays, texts, functions. A leak of ours would be here. */
  held: number;
  /** What the engine has compiled and learned: it goes on for as long as the same code runs. */
  compiled: number;
  /** What the browser itself keeps: elements, styles, its lists of measurements and of requests for whoever watches. */
  browser: number;
}

interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

const SHARES: Readonly<Record<string, keyof HeapContent>> = {
  code: 'compiled',
  'object shape': 'compiled',
  native: 'browser',
};

/** Takes a picture of everything on the heap; collect garbage before. */
export async function heapContent(devTools: CDPSession): Promise<HeapContent> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devTools.on('HeapProfiler.addHeapSnapshotChunk', add);
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devTools.off('HeapProfiler.addHeapSnapshotChunk', add);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(chunks.join(''));

  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const content: HeapContent = { held: 0, compiled: 0, browser: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[0][nodes[node + typeAt] as number] as string;
    content[SHARES[type] ?? 'held'] += nodes[node + sizeAt] as number;
  }
  return content;
}
