import { DESK_PATHS } from '#contract/paths.ts';
import { DESK_PASSWORD } from './desk-operator.ts';
import type { Program } from './start-program.ts';

/** An operator at the desk of a program that runs, signed in over its network. */
export interface DeskOfProgram {
  address: string;
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object) => Promise<Response>;
}

/** Begins the desk with the address that the program printed. */
export async function openDeskOf(program: Program): Promise<DeskOfProgram> {
  const address = await program.address;
  const code = /#(\S+)/.exec(program.output())?.[1];
  const json = { origin: address, 'content-type': 'application/json' };
  const body = JSON.stringify({ code, name: 'Kate', email: 'kate@example.org', password: DESK_PASSWORD });
  const begun = await fetch(`${address}${DESK_PATHS.first}`, { method: 'POST', headers: json, body });
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (!begun.ok) throw new Error(await begun.text());
  return {
    address,
    get: (path) => fetch(`${address}${path}`, { headers: { cookie } }),
    post: (path, given = {}) =>
      fetch(`${address}${path}`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(given) }),
  };
}
