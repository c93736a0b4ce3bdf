// Puts back what npm drops from package-lock.json when the registry in use lacks some platforms' packages, and takes registry
// addresses out, so that `npm ci` passes anywhere. Run after every change of packages; with --check it only reports,
// also what could bring code that nobody has agreed to.
import { readFileSync, writeFileSync } from 'node:fs';
import { addresses, completed, missingPlatforms } from './lockfile/platform-entries.mjs';
import { supplyChainProblems } from './lockfile/supply-chain.mjs';
import { projectFolder } from './prepare/project.mjs';

const path = `${projectFolder}package-lock.json`;
const lock = JSON.parse(readFileSync(path, 'utf8'));
const missing = missingPlatforms(lock);
const withAddress = addresses(lock);
const findings = [
  ...missing.map((entry) => `${entry.path} is missing (wanted by ${entry.wantedBy})`),
  ...withAddress.map((entry) => `${entry} names the registry it came from`),
];

if (process.argv.includes('--check')) {
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) console.error('Run `npm run lockfile`.');
  const { allowScripts } = JSON.parse(readFileSync(`${projectFolder}package.json`, 'utf8'));
  const problems = supplyChainProblems(lock, allowScripts);
  for (const problem of problems) console.error(problem);
  process.exit(findings.length + problems.length > 0 ? 1 : 0);
}

if (findings.length > 0) writeFileSync(path, `${JSON.stringify(completed(lock, missing), null, 2)}\n`);
console.log(
  `package-lock.json: ${missing.length} platform entries put back, ${withAddress.length} registry addresses taken out.`,
);
