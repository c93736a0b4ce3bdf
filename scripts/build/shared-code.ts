import { join } from 'node:path';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

interface Chunk {
  /** What these bring along belongs to it. */
  always?: readonly string[];
  /** What each of these needs. */
  all?: readonly string[];
  /** What any of these, which are loaded together, needs and other parts of the app need too. */
  shared?: readonly string[];
}

/**
 * A chunk for what parts of the app need before they show. A part brings along all that its imports import in turn, so a
 * chunk like this needs none that only some of those who load it have.
 */
export function chunkOf(name: string, { always = [], all = [], shared = [] }: Chunk) {
  const needs = new Map<string, ReadonlySet<string>>();
  let uses: ReadonlyMap<string, number> | undefined;
  const isNeeded = (id: string, source: string, graph: ModuleGraph) => {
    const known = needs.get(source) ?? reachedFrom([join(process.cwd(), source)], graph);
    needs.set(source, known);
    return known.has(id);
  };
  const isShared = (id: string, graph: ModuleGraph) => {
    uses ??= usesOfModules(graph, shared);
    return (uses.get(id) ?? 0) > 1;
  };
  return {
    debugName: name,
    name: (id: string, graph: ModuleGraph): string | null => {
      if (always.some((source) => isNeeded(id, source, graph))) return name;
      if (!isShared(id, graph)) return null;
      const isOfAll = all.length > 0 && all.every((source) => isNeeded(id, source, graph));
      return isOfAll || shared.some((source) => isNeeded(id, source, graph)) ? name : null;
    },
  };
}

/** Where the app starts. */
const START = 'src/client/main.tsx';

/** How many of the parts that are loaded by themselves bring each module along. */
function usesOfModules(graph: ModuleGraph, together: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  const start = join(process.cwd(), START);
  const parts = new Set([start]);
  for (const id of reachedFrom([start], graph, { onDemandToo: true })) {
    for (const part of graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) parts.add(part);
  }
  const asOne = together.map((source) => join(process.cwd(), source));
  const others = [...parts].filter((part) => !asOne.includes(part));
  for (const part of [...others.map((id) => [id]), asOne]) {
    for (const id of reachedFrom(part, graph)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  return uses;
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
