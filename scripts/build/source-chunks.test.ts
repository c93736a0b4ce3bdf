import { expect, test } from 'vitest';
import { withEverySource } from './source-chunks.ts';

test('a source that shares its file with others is found under its own name', () => {
  const shared = { file: 'assets/main.js' };
  const own = { file: 'assets/screen.js', imports: ['_main'] };
  const manifest = { _main: shared, 'src/screen.tsx': own };
  const chunks = {
    'src/guard.tsx': 'assets/main.js',
    'src/screen.tsx': 'assets/screen.js',
    'src/gone.tsx': 'assets/x.js',
  };
  expect(withEverySource(manifest, chunks)).toEqual({ _main: shared, 'src/guard.tsx': shared, 'src/screen.tsx': own });
});
