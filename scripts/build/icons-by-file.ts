import type { Plugin } from 'vite';

const IMPORT = /import \{([^}]+)\} from 'lucide-react';/g;

/**
 * Each icon is imported from its own file. From the library's one list of all of them nobody could tell which screen
 * shows which, and so which chunk an icon belongs to.
 */
export const iconsByFile: Plugin = {
  name: 'icons-by-file',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/client\/.+\.tsx?$/.test(id) ? { code: withIconsByFile(code), map: null } : null),
};

export function withIconsByFile(code: string): string {
  return code.replaceAll(IMPORT, (_, names: string) => {
    const imports = names.split(',').map((name) => name.trim());
    return imports
      .filter((name) => name !== '')
      .map(importOf)
      .join(' ');
  });
}

function importOf(name: string): string {
  if (name.startsWith('type ')) return `import { ${name} } from 'lucide-react';`;
  const [icon = '', local = icon] = name.split(' as ');
  return `import ${local} from 'lucide-react/icons/${fileOf(icon)}';`;
}

/** `Volume2` stands in `volume-2`. */
function fileOf(icon: string): string {
  return icon.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase();
}
