import { type LockedPackage, type Lockfile, lockedPath } from './platform-entries.ts';
import { licenceOf } from './supply-chain.ts';

/** Dependencies that make the product and are not in it: `npm start` needs them too. */
const BUILD_TOOLS = ['@vitejs/plugin-react', 'vite'];

/** In CycloneDX, from the lockfile: every package that runs on the server or that browsers are sent. */
export function billOfMaterials(lock: Lockfile & { name: string; version: string }): string {
  const { name, version } = lock;
  const components = runningPaths(lock).map((path) => component(path, lock.packages[path] ?? {}));
  return JSON.stringify(
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
  );
}

/** All that the dependencies lead to, but for the tools; npm's own `npm sbom --omit=dev` leaves out what tests use too. */
function runningPaths(lock: Lockfile): string[] {
  const wanted = Object.keys(lock.packages['']?.dependencies ?? {}).filter((name) => !BUILD_TOOLS.includes(name));
  const found = new Set<string>();
  const follow = (askingPath: string, names: readonly string[]) => {
    for (const path of names.map((name) => lockedPath(lock, askingPath, name))) {
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      follow(path, askedBy(lock.packages[path] ?? {}));
    }
  };
  follow('', wanted);
  return [...found].sort();
}

function askedBy(entry: LockedPackage): string[] {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = entry;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** A package installed under another's name bears its own in the entry. */
function component(path: string, entry: LockedPackage) {
  const installedAs = path.replace(/^.*node_modules\//, '');
  const { name: packageName = installedAs, version: installed, integrity, optional } = entry;
  const licence = licenceOf(path, entry);
  const purl = `pkg:npm/${packageName.replace('@', '%40')}@${installed}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name: packageName,
    version: installed,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(licence && { licenses: [{ expression: licence }] }),
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
