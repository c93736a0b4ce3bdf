/**
 * Two chunks that import each other start in the wrong order when the browser happens to get them in the wrong order: a
 * blank page for some visitors and never for a developer. Throws with the circle, if there is one.
 */
export function refuseChunkCycles(manifest) {
  const finished = new Set();
  for (const chunk of Object.keys(manifest)) visit(manifest, chunk, [], finished);
}

function visit(manifest, chunk, path, finished) {
  if (finished.has(chunk)) return;
  const start = path.indexOf(chunk);
  if (start >= 0) throw new Error(`Chunks import each other: ${[...path.slice(start), chunk].join(' -> ')}`);
  for (const next of manifest[chunk]?.imports ?? []) visit(manifest, next, [...path, chunk], finished);
  finished.add(chunk);
}
