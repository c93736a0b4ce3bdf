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
const C_LIBRARIES = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

/** Optional dependencies that a package of the lockfile names and that have no entry of their own. */
export function missingPlatforms(lock) {
  const missing = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(lock, path, name)) continue;
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
export function addresses(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) => (entry.resolved && !entry.link ? [path] : []));
}

/** The lockfile with the missing entries, in npm's order, and without registry addresses. */
export function completed(lock, missing) {
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

/** npm looks for a package in each node_modules from the folder that asks for it upwards. */
function isLocked(lock, askingPath, name) {
  for (let folder = askingPath; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** The system, processor and C library that a package such as `@oxc-parser/binding-linux-arm64-musl` says it is for. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const system = OPERATING_SYSTEMS.find((candidate) => words.includes(candidate));
  const processor = PROCESSORS.find((candidate) => words.includes(candidate));
  if (!system && !processor)
    throw new Error(`${name} is missing from package-lock.json and does not say which platform it is for.`);
  const libraryWord = system === 'linux' ? words.find((word) => word in C_LIBRARIES) : undefined;
  return {
    ...(processor ? { cpu: [processor] } : {}),
    ...(libraryWord ? { libc: [C_LIBRARIES[libraryWord]] } : {}),
    ...(system ? { os: [system] } : {}),
  };
}
