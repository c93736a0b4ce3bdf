import type { Plugin } from 'vite';

/*
 * Which code is sent together. Vite alone would make a file for each set of screens that share something: Home would
 * ask for 83 files and a player for 138; a phone asks for six at a time. Here the screens of an area count as one, and
 * what people wait for when they arrive stands apart. No file is named: imports say who needs what.
 */

/** Where people arrive: what an address here needs before anything is shown. What it loads later belongs to an area. */
const ARRIVALS: readonly [name: string, folders: RegExp][] = [
  ['entrance', /\/features\/auth\//],
  ['first-try', /\/app\/trying\//],
  ['home', /\/client\/(app|app\/main-app|ui)\/[^/]+$/],
];

/** What all other screens are about, by the first folder that fits. */
const AREAS: readonly [name: string, folders: RegExp][] = [
  ['forms', /\/(features\/(auth|password-reset|confirm-email|unsubscribe|sitter)|domain\/account|app\/buying)\//],
  ['reading', /\/features\/not-found\//],
  ['weeks', /\/(features\/(home|install|workouts|nutrition)|app\/(main-app|new-version))\//],
  ['courses', /\/(features\/(courses|workout-player\/course)|app\/courses)\//],
  ['training', /\/features\/(workout-player|safety|impact-check)\//],
  ['trying', /\/app\/trying\//],
  ['buying', /\/features\/(subscribe|gifts|payment-success|receipt|confirm-purchase)\//],
  ['coach', /\/client\/coach\//],
  ['parts', /\/client\/(parts|member|browser)\//],
  ['settings', /./],
];

const OUTSIDE = ['forms', 'reading', 'first-try'];
const TRAINING = ['courses', 'training', 'trying', 'coach'];
/** These chunks import nothing but the app and each other. */
const FIRST = ['arrival', 'entrance', 'everywhere'];
/** Of source; what has less shares a chunk with other small things of its kind. */
const SMALL = 4000;

interface Graph {
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): Module | null;
}

interface Module {
  isEntry: boolean;
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/** The chunk of each module; those that are left out get chunks of their own, one for each screen. */
export function chunksOf(graph: Graph): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const [id, { areas, count }] of usersOf(graph)) if (count > 1) chunks.set(id, chunkFor(areas));
  const members = Map.groupBy(chunks, ([, chunk]) => chunk);
  for (const [chunk, pairs] of members) {
    const ids = pairs.map(([id]) => id);
    if (isSmall(ids, graph) && areAlone(ids, chunks, graph)) for (const id of ids) chunks.set(id, smallChunk(chunk));
  }
  return chunks;
}

function isSmall(ids: readonly string[], graph: Graph): boolean {
  return ids.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0) < SMALL;
}

/** Whether they need nothing of another chunk but the app: a chunk of such things brings no other along. */
function areAlone(ids: readonly string[], chunks: ReadonlyMap<string, string>, graph: Graph): boolean {
  const needed = ids.flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? []);
  return needed.every((id) => ids.includes(id) || FIRST.includes(chunks.get(id) ?? 'arrival'));
}

/** Of what several screens share. Whatever such a chunk imports has at least its users, so chunks make no circle. */
function chunkFor(areas: ReadonlySet<string>): string {
  if (areas.has('entrance')) return areas.has('home') ? 'arrival' : 'entrance';
  if (areas.has('home')) return OUTSIDE.some((area) => areas.has(area)) ? 'everywhere' : 'home';
  if (areas.has('first-try')) return 'first-try';
  return [...areas].sort().join('+');
}

function smallChunk(chunk: string): string {
  const areas = chunk.split('+');
  const isOf = (kind: readonly string[]) => areas.some((area) => kind.includes(area));
  const isInside = areas.some((area) => !OUTSIDE.includes(area) && !TRAINING.includes(area));
  return `small${isInside ? '+inside' : ''}${isOf(OUTSIDE) ? '+outside' : ''}${isOf(TRAINING) ? '+training' : ''}`;
}

interface Users {
  areas: Set<string>;
  /** How many modules that are loaded when they are asked for need it. */
  count: number;
}

/** Who needs each module, but for what is in every first load, and screens: the files that they are asked for by stay. */
function usersOf(graph: Graph): Map<string, Users> {
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry);
  const always = neededBy(entries, graph);
  const first = loadedBy(always, always, graph);
  const screens = withLater(first, always, graph);
  const users = new Map<string, Users>();
  for (const screen of screens) {
    const area = areaOf(screen, first.includes(screen));
    for (const id of neededBy([screen], graph)) {
      if (always.has(id) || screens.has(id)) continue;
      const { areas, count } = users.get(id) ?? { areas: new Set(), count: 0 };
      users.set(id, { areas: areas.add(area), count: count + 1 });
    }
  }
  return users;
}

/** These screens, all that they load later, and so on. */
function withLater(first: readonly string[], always: ReadonlySet<string>, graph: Graph): Set<string> {
  const screens = new Set(first);
  for (const screen of screens) {
    for (const later of loadedBy(neededBy([screen], graph), always, graph)) screens.add(later);
  }
  return screens;
}

function areaOf(screen: string, isFirst: boolean): string {
  const area = [...(isFirst ? ARRIVALS : []), ...AREAS].find(([, folders]) => folders.test(screen));
  return area?.[0] ?? '';
}

function neededBy(ids: readonly string[], graph: Graph): Set<string> {
  const needed = new Set(ids);
  for (const id of needed) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) needed.add(imported);
  return needed;
}

function loadedBy(ids: ReadonlySet<string>, always: ReadonlySet<string>, graph: Graph): string[] {
  const loaded = [...ids].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  return loaded.filter((id) => !always.has(id));
}

/** The groups of Rolldown, and the plugin that finds out who needs what before they are made. */
export function createChunks() {
  let chunks = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      chunks = chunksOf(this);
    },
  };
  const groups = [
    { name: 'app', tags: ['$initial' as const], priority: 1 },
    { debugName: 'shared', name: (id: string) => chunks.get(id) ?? null, includeDependenciesRecursively: false },
  ];
  return { plugin, groups };
}
