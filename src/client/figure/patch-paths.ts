import type { DrawItem } from './draw-item.ts';

/** Writes draw lists into the paths that a group holds, one for each item, touching only what changed since the last. */
export function createPatcher(group: SVGGElement): (items: readonly DrawItem[]) => void {
  const paths = [...group.children];
  let before: readonly DrawItem[] = [];
  return (items) => {
    for (const [index, item] of items.entries()) {
      const path = paths[index];
      if (path) patchPath(path, item, before[index]);
    }
    before = items;
  };
}

function patchPath(path: Element, item: DrawItem, before: DrawItem | undefined) {
  for (const name of ['d', 'transform', 'fill'] as const) {
    const value = item[name];
    if (value !== undefined && value !== before?.[name]) path.setAttribute(name, value);
  }
}
