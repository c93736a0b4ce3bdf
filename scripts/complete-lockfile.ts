// Puts back what npm drops from a package-lock.json when the registry in use lacks some platforms' packages, and takes registry
// addresses out, so that `npm ci` passes anywhere. Run after every change of packages; with --check it only reports,
// also what could bring code that nobody has agreed to.
import { readFileSync, writeFileSync } from 'node:fs';
import { addresses, completed, type Lockfile, missingPlatforms } from './lockfile/platform-entries.ts';
import { supplyChainProblems } from './lockfile/supply-chain.ts';
import { projectFolder } from './prepare/project.mjs';

const isCheck = process.argv.includes('--check');

for (const name of ['package-lock.json', 'node/package-lock.json', 'bench/package-lock.json']) {
  const path = `${projectFolder}${name}`;
  const lock: Lockfile = JSON.parse(readFileSync(path, 'utf8'));
  if (isCheck) check(name, lock);
  else complete(name, path, lock);
}

function check(name: string, lock: Lockfile): void {
  const findings = [
    ...missingPlatforms(lock).map((entry) => `${entry.path} is missing (wanted by ${entry.wantedBy})`),
    ...addresses(lock).map((entry) => `${entry} names the registry it came from`),
  ];
  if (findings.length > 0) findings.push('Run `npm run lockfile`.');
  for (const problem of [...findings, ...supplyChainProblems(lock)]) {
    console.error(`${name}: ${problem}`);
    process.exitCode = 1;
  }
}

function complete(name: string, path: string, lock: Lockfile): void {
  const missing = missingPlatforms(lock);
  const withAddress = addresses(lock);
  if (missing.length + withAddress.length > 0) {
    writeFileSync(path, `${JSON.stringify(completed(lock, missing), null, 2)}\n`);
  }
  console.log(
    `${name}: ${missing.length} platform entries put back, ${withAddress.length} registry addresses taken out.`,
  );
}
