// Prints a bill of materials in CycloneDX, from the lockfile: every package that runs on the server or that browsers are
// sent. npm's own `npm sbom --omit=dev` leaves out packages that tests use too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockedPackage, Lockfile } from './lockfile/platform-entries.ts';
import { projectFolder } from './prepare/project.mjs';

const { name, version, packages }: Lockfile & { name: string; version: string } = JSON.parse(
  readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'),
);

const shipped = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.dev);
const components = shipped.map(([path, entry]) => component(path.replace(/^.*node_modules\//, ''), entry));

console.log(
  JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      version: 1,
      metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
      components: [...new Map(components.map((entry) => [entry['bom-ref'], entry])).values()],
    },
    null,
    2,
  ),
);

/** A package installed under another's name bears its own in the entry. */
function component(installedAs: string, entry: LockedPackage) {
  const { name: packageName = installedAs, version: installed, license, integrity, optional } = entry;
  const purl = `pkg:npm/${packageName.replace('@', '%40')}@${installed}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name: packageName,
    version: installed,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [hash(integrity)] }),
  };
}

function hash(integrity: string) {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}
