// Prints the bill of materials.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { billOfMaterials } from './lockfile/bill-of-materials.ts';
import { projectFolder } from './prepare/project.mjs';

console.log(billOfMaterials(JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8'))));
