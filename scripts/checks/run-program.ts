import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { projectFolder } from '../prepare/project.mjs';

const LOCAL_PROGRAMS = `${projectFolder}node_modules/.bin`;

export interface Ended {
  /** Or the signal that ended it. */
  exitCode: number | string | null;
  output: string;
}

/**
 * Runs one of the project's programs (by its name in node_modules/.bin, or a script by its path) under the project's own Node
 * and collects what it says. With `isLast` at the lowest priority: it takes what nobody else wants of the processors.
 */
export function runProgram(
  program: string,
  programArguments: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  { isLast = false } = {},
): Promise<Ended> {
  const path = program.includes('/') ? `${projectFolder}${program}` : `${LOCAL_PROGRAMS}/${program}`;
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path, ...programArguments], {
      cwd: projectFolder,
      env: {
        ...withoutForcedColour(),
        PATH: `${LOCAL_PROGRAMS}:${process.env.PATH}`,
        NODE_COMPILE_CACHE: `${projectFolder}node_modules/.cache/compiled`,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (isLast && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }));
    child.on('close', (exitCode, signal) => resolve({ exitCode: exitCode ?? signal, output: output.trim() }));
  });
}

/** Collected output goes to a summary and perhaps a log file, where colour codes are noise. */
function withoutForcedColour() {
  const { FORCE_COLOR: _forced, NO_COLOR: _refused, ...environment } = process.env;
  return environment;
}
