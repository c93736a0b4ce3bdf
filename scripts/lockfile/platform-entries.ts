/** What npm writes of a package in a lockfile, as far as we read it. */
export interface LockedPackage {
  name?: string | undefined;
  version?: string | undefined;
  resolved?: string | undefined;
  integrity?: string | undefined;
  license?: string | undefined;
  link?: boolean | undefined;
  dev?: boolean | undefined;
  optional?: boolean | undefined;
  hasInstallScript?: boolean | undefined;
  os?: readonly string[] | undefined;
  cpu?: readonly string[] | undefined;
  libc?: readonly string[] | undefined;
  dependencies?: Readonly<Record<string, string>> | undefined;
  optionalDependencies?: Readonly<Record<string, string>> | undefined;
  peerDependencies?: Readonly<Record<string, string>> | undefined;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>> | undefined;
}

/** Packages by the folder that they are installed in. */
export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

export interface MissingPlatform {
  path: string;
  name: string;
  version: string;
  /** The folder of the package that names it. */
  wantedBy: string;
  dev?: boolean | undefined;
}

const OPERATING_SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const C_LIBRARIES: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/** Optional dependencies that a package of the lockfile names and that have no entry of their own. */
export function missingPlatforms(lock: Lockfile): MissingPlatform[] {
  const missing = new Map<string, MissingPlatform>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (lockedPath(lock, path, name)) continue;
      missing.set(`node_modules/${name}`, {
        path: `node_modules/${name}`,
        name,
        version,
        wantedBy: path,
        dev: entry.dev,
      });
    }
  }
  return [...missing.values()];
}

/** Entries that say which registry they were fetched from. */
export function addresses(lock: Lockfile): string[] {
  return Object.entries(lock.packages).flatMap(([path, entry]) => (entry.resolved && !entry.link ? [path] : []));
}

/** The lockfile with the missing entries, in npm's order, and without registry addresses. */
export function completed(lock: Lockfile, missing: readonly MissingPlatform[]): Lockfile {
  const packages = structuredClone(lock.packages);
  for (const entry of Object.values(packages)) if (!entry.link) delete entry.resolved;
  for (const { path, name, version, wantedBy, dev } of missing) {
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${wantedBy} asks for ${name}@${version}, which names no one version.`);
    packages[path] = { version, ...platformOf(name), ...(dev ? { dev: true } : {}), optional: true };
  }
  const ordered = Object.entries(packages).sort(([first], [second]) => first.localeCompare(second, 'en'));
  return { ...lock, packages: Object.fromEntries(ordered) };
}

/** Where the package is that another one gets by this name; npm looks in each node_modules from there upwards. */
export function lockedPath(lock: Lockfile, askingPath: string, name: string): string | undefined {
  for (let folder = askingPath; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** The system, processor and C library that a package such as `@oxc-parser/binding-linux-arm64-musl` says it is for. */
function platformOf(name: string): Pick<LockedPackage, 'cpu' | 'libc' | 'os'> {
  const words = name.split(/[/-]/);
  const system = OPERATING_SYSTEMS.find((candidate) => words.includes(candidate));
  const processor = PROCESSORS.find((candidate) => words.includes(candidate));
  if (!system && !processor)
    throw new Error(`${name} is missing from package-lock.json and does not say which platform it is for.`);
  const library = system === 'linux' ? words.map((word) => C_LIBRARIES[word]).find(Boolean) : undefined;
  return {
    ...(processor ? { cpu: [processor] } : {}),
    ...(library ? { libc: [library] } : {}),
    ...(system ? { os: [system] } : {}),
  };
}
