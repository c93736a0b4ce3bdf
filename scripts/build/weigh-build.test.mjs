import { describe, expect, test } from 'vitest';
import { filesFor } from './weigh-build.mjs';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_shared'] },
  _shared: { file: 'assets/shared.js' },
  'a.tsx': { file: 'assets/a.js', imports: ['index.html', '_pieces'], dynamicImports: ['b.tsx'] },
  _pieces: { file: 'assets/pieces.js', imports: ['_shared'] },
  'b.tsx': { file: 'assets/b.js' },
};

describe('what a screen weighs', () => {
  test('is the app, the screen and all that they import, each once, and nothing that is loaded later', () => {
    expect(filesFor({ screens: ['a.tsx'] }, MANIFEST)).toEqual([
      'assets/index.js',
      'assets/shared.js',
      'assets/a.js',
      'assets/pieces.js',
    ]);
  });

  test('a screen that was moved away is named', () => {
    expect(() => filesFor({ screens: ['gone.tsx'] }, MANIFEST)).toThrow('The build has no gone.tsx');
  });

  test('styles are those of the named sheets', () => {
    const styles = { first: 'assets/style.css', screens: 'assets/style-screens.css' };
    expect(filesFor({ sheets: ['first'] }, MANIFEST, styles)).toEqual(['assets/style.css']);
  });
});
