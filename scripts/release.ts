// Packs what is built as an archive that a machine with Node 24 unpacks and starts: nothing is installed or built there.
//   npm run release               checks and builds first; into data/releases
//   node scripts/release.ts FOLDER
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildCommands } from './build/server-bundle.ts';
import { billOfMaterials } from './lockfile/bill-of-materials.ts';
import { projectFolder } from './prepare/project.mjs';

const COMMANDS = ['access', 'backup', 'desk', 'doctor', 'mail', 'refund', 'restore', 'voice'];
const CARRIED = ['dist/client', 'dist/renderer', 'dist/sandbox', 'dist/server', 'deploy/fit-in-30.service'];

const REFUSE_OLDER_NODE = `if (parseInt(process.versions.node) < 24) {
  console.error('Node 24 is needed; this is ' + process.version + '. See https://nodejs.org');
  process.exit(1);
}
`;

const READ_ME = `# Fit in 30

Built and checked. With Node 24 or newer, in this folder:

    npm start             serves it; or: node dist/server/main.cjs
    npm run doctor        is all well? The other commands: ${COMMANDS.join(', ')}

What people do is kept in the folder \`data\`. To update, stop the server, unpack the newer archive, move \`data\` over and
start that one. \`sbom.json\` lists every package in it, in CycloneDX.
`;

const folder = resolve(process.argv[2] ?? join(projectFolder, 'data/releases'));
const staged = mkdtempSync(join(tmpdir(), 'fit-in-30-release-'));
try {
  console.log(await pack());
} finally {
  rmSync(staged, { recursive: true });
}

async function pack(): Promise<string> {
  const title = titleOfRelease();
  const inside = join(staged, title);
  for (const path of CARRIED) cpSync(join(projectFolder, path), join(inside, path), { recursive: true });
  await buildCommands(join(inside, 'dist/commands'), COMMANDS);
  writeFileSync(join(inside, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(join(inside, 'needs-node.cjs'), REFUSE_OLDER_NODE);
  writeFileSync(join(inside, 'sbom.json'), `${billOfMaterials(readProject('package-lock.json'))}\n`);
  writeFileSync(join(inside, 'README.md'), READ_ME);
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, `${title}.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', staged, title]);
  return archive;
}

function titleOfRelease(): string {
  try {
    const commit = execFileSync('git', ['log', '-1', '--format=%cs-%h'], { cwd: projectFolder, encoding: 'utf8' });
    return `fit-in-30-${commit.trim()}`;
  } catch {
    return 'fit-in-30';
  }
}

function manifest() {
  const { name, version, private: isPrivate, license, type, scripts } = readProject('package.json');
  const commands = COMMANDS.map((command) => [command, `node dist/commands/${command}.mjs`]);
  return {
    name,
    version,
    private: isPrivate,
    license,
    type,
    engines: { node: '>=24' },
    scripts: {
      prestart: 'node needs-node.cjs',
      start: scripts.start.replace('node_modules/.cache', '.cache'),
      ...Object.fromEntries(commands),
    },
  };
}

function readProject(name: string) {
  return JSON.parse(readFileSync(join(projectFolder, name), 'utf8'));
}
