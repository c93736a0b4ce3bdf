import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

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

const DRAWING = '\0drawn-icon';

/** Icons drawn by `ui/drawn-icon.ts`: what the library brings along to draw them can do much that nobody here asks for. */
export const lightIcons: Plugin = {
  name: 'light-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/dist/esm/icons/')
      ? DRAWING
      : undefined,
  load: (id) =>
    id === DRAWING
      ? `export { drawnIcon as default } from ${JSON.stringify(join(process.cwd(), 'src/client/ui/drawn-icon.ts'))};`
      : undefined,
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
