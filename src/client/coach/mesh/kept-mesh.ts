/** Meshes on the device, so that she stands at once the next time. Without a store, or with a full one, they are built again. */
import type { CoachMesh } from './vertex-layout.ts';

const STORE = 'coach-mesh';
/** Bytes before the vertices: how many bytes these have. */
const HEAD = 4;
const TRIANGLE = 6;

/** A mesh in one row of bytes. */
export function packMesh({ vertices, triangles }: CoachMesh): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEAD + vertices.byteLength + triangles.byteLength);
  new Uint32Array(bytes.buffer, 0, 1)[0] = vertices.byteLength;
  bytes.set(new Uint8Array(vertices), HEAD);
  bytes.set(new Uint8Array(triangles.buffer), HEAD + vertices.byteLength);
  return bytes;
}

/** The mesh in a row of bytes; nothing where they cannot be one. */
export function unpackMesh(bytes: ArrayBuffer): CoachMesh | undefined {
  if (bytes.byteLength < HEAD) return undefined;
  const [vertexBytes = 0] = new Uint32Array(bytes, 0, 1);
  const from = HEAD + vertexBytes;
  const cornerBytes = bytes.byteLength - from;
  if (vertexBytes === 0 || cornerBytes <= 0 || cornerBytes % TRIANGLE !== 0) return undefined;
  return { vertices: bytes.slice(HEAD, from), triangles: new Uint16Array(bytes.slice(from)) };
}

/** The mesh kept under an address. */
export async function keptMesh(address: string): Promise<CoachMesh | undefined> {
  try {
    const kept = await (await caches.open(STORE)).match(address);
    return kept && unpackMesh(await kept.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Keeps a mesh under an address, and lets go of those of other versions. */
export async function keepMesh(address: string, mesh: CoachMesh): Promise<void> {
  try {
    const store = await caches.open(STORE);
    const version = address.split('?')[0] ?? address;
    for (const { url } of await store.keys()) if (!url.includes(version)) await store.delete(url);
    await store.put(address, new Response(packMesh(mesh)));
  } catch {
    // a private window, a full disk: it is built again next time
  }
}
