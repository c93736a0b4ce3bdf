import { join } from 'node:path';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/**
 * A chunk for what several parts of the app share and each of these screens needs before it shows. A screen brings along
 * all that its imports import in turn, so a chunk like this needs none that only some of the screens load.
 */
export function neededByAll(name: string, screens: readonly string[]) {
  return sharedChunk(name, screens, 'every');
}

/** The same for what any of them needs: parts that are always loaded together. */
export function neededByAny(name: string, screens: readonly string[]) {
  return sharedChunk(name, screens, 'some');
}

function sharedChunk(name: string, screens: readonly string[], howMany: 'every' | 'some') {
  const needs = new Map<string, ReadonlySet<string>>();
  const needsOf = (screen: string, graph: ModuleGraph) => {
    const known = needs.get(screen) ?? reachedFrom([join(process.cwd(), screen)], graph);
    needs.set(screen, known);
    return known;
  };
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph): string | null =>
      screens[howMany]((screen) => needsOf(screen, graph).has(id)) ? name : null,
    minShareCount: 2,
  };
}

/** Everything that is loaded with these modules, without what they load on demand unless that is wanted too. */
export function reachedFrom(
  starts: readonly string[],
  graph: ModuleGraph,
  { onDemandToo = false } = {},
): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const id of reached) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
    for (const next of importedIds) reached.add(next);
    if (onDemandToo) for (const next of dynamicallyImportedIds) reached.add(next);
  }
  return reached;
}
