import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../prepare/project.mjs';

const printed = execFileSync(process.execPath, [join(projectFolder, 'scripts/sbom.ts')], { encoding: 'utf8' });
interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  licenses?: readonly object[];
}

const { bomFormat, components }: { bomFormat: string; components: readonly Component[] } = JSON.parse(printed);
const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'));

test('the bill of materials is CycloneDX and has each dependency of the project in its version', () => {
  expect(bomFormat).toBe('CycloneDX');
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  const { vite: _tool, '@vitejs/plugin-react': _itsPlugin, ...running } = lock.packages[''].dependencies;
  expect(listed).toEqual(expect.arrayContaining(Object.entries(running).map((entry) => entry.join('@'))));
});

test('it tells of each package its licence and what its content hashes to, and has no package of tests or of the build', () => {
  const react = components.find(({ name }) => name === 'react');
  expect(react).toMatchObject({
    purl: `pkg:npm/react@${react?.version}`,
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([]);
  expect(components.map(({ name }) => name)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(vite|vitest|rolldown)$/)]),
  );
  expect(new Set(components.map((entry) => entry['bom-ref'])).size).toBe(components.length);
});
