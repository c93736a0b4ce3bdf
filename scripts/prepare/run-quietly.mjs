import { spawn } from 'node:child_process';

/** Runs a program without a terminal; its code, all that it said, and why it could not be started. */
export function runQuietly(program, programArguments, options) {
  return new Promise((resolve) => {
    const child = spawn(program, programArguments, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ status: null, output, error }));
    child.on('close', (status) => resolve({ status, output }));
  });
}
