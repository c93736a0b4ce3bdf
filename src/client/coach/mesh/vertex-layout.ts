/** How the mesh lies in its buffers. */

/** Bytes of a vertex; see {@link VERTEX}. */
export const VERTEX_BYTES = 28;
/** Byte offsets: position 3 x int16 (/ 32767 * 2 m), normal 3 x int8, piece, occlusion, 4 bones, 4 weights, bits of capsules. */
export const VERTEX = { position: 0, normal: 8, misc: 12, joints: 16, weights: 20, mask: 24 } as const;
export const POSITION_SCALE = 2;

export interface CoachMesh {
  readonly vertices: ArrayBuffer;
  readonly triangles: Uint16Array<ArrayBuffer>;
}
