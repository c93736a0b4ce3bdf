import type { Plugin } from 'vite';

const LAYERS: readonly [RegExp, string][] = [
  [/\/src\/client\/ui\/base\.css$/, 'base'],
  [/\/src\/client\/ui\/[^/]+\.module\.css$/, 'ui'],
  [/\/src\/client\/coach\/.+\.module\.css$/, 'coach'],
  [/\/src\/client\/parts\/.+\.module\.css$/, 'parts'],
];

/**
 * Puts each room's styles on a cascade layer, so that a screen's own class always wins over that of the piece it is
 * given to, in whatever order the style sheets are loaded.
 */
export const cssLayers: Plugin = {
  name: 'css-layers',
  enforce: 'pre',
  transform(code, id) {
    const layer = LAYERS.find(([file]) => file.test(id))?.[1];
    return layer && { code: `@layer base, ui, coach, parts;\n@layer ${layer} {\n${code}\n}\n`, map: null };
  },
};
