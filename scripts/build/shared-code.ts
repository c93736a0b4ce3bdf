import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
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
    const known = needs.get(screen) ?? reachedFrom(join(process.cwd(), screen), graph);
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

/** Everything that is loaded with a module, without what it loads on demand. */
function reachedFrom(start: string, graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set([start]);
  for (const id of reached) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

const ICONS_FILE = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);
const ICON_EXPORT = /export \{ ([^}]+) \} from '(\.\/icons\/[\w-]+\.mjs)';/g;
const ICON_IMPORT = /import \{([^}]*)\} from ["']lucide-react["'];?/g;

/** Icons from their own files: asked for through the one file that names them all, each would seem to need all others. */
export const directIcons: Plugin = {
  name: 'direct-icons',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: 'lucide-react' },
    handler(code, id) {
      if (id.includes('/node_modules/')) return undefined;
      return { code: code.replace(ICON_IMPORT, (whole, names: string) => directImports(names) ?? whole), map: null };
    },
  },
};

const iconFiles = new Map<string, string>();

function directImports(names: string): string | undefined {
  if (iconFiles.size === 0) readIconFiles();
  const lines = names
    .split(',')
    .map((part) => part.trim().split(/\s+as\s+/))
    .filter(([name]) => name !== '')
    .map(([name = '', local = name]) => {
      const file = iconFiles.get(name);
      return file && `import ${local} from ${JSON.stringify(file)};`;
    });
  return lines.includes(undefined) ? undefined : lines.join(' ');
}

function readIconFiles(): void {
  for (const [, names = '', file = ''] of readFileSync(ICONS_FILE, 'utf8').matchAll(ICON_EXPORT)) {
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      iconFiles.set(name, join(dirname(ICONS_FILE), file));
  }
}
