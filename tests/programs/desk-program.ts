import { DESK_PATHS } from '#contract/paths.ts';
import { DESK_PASSWORD } from '#tests/desk/desk-operator.ts';
import { IN_PASSING, type Program } from './start-program.ts';

export interface SignedInAtDesk {
  cookie: string;
  get: (path: string) => Promise<Response>;
  post: (path: string, body?: object) => Promise<Response>;
}

/** An operator at the desk of a program that runs, signed in over its network. */
export interface DeskOfProgram extends SignedInAtDesk {
  address: string;
  signInWith: (recoveryCode: string) => Promise<Response>;
  /** In another browser, with the next recovery code that the operator has not used yet. */
  signInAgain: () => Promise<SignedInAtDesk & { recoveryCode: string }>;
}

const EMAIL = 'kate@example.org';

/** Begins the desk with the address that the program printed. */
export async function openDeskOf(program: Program): Promise<DeskOfProgram> {
  const address = await program.address;
  const code = /#(\S+)/.exec(program.output())?.[1];
  const json = { ...IN_PASSING, origin: address, 'content-type': 'application/json' };
  const send = (path: string, body: object) =>
    fetch(`${address}${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  const begun = await send(DESK_PATHS.first, { code, name: 'Kate', email: EMAIL, password: DESK_PASSWORD });
  if (!begun.ok) throw new Error(await begun.text());
  const { recoveryCodes } = (await begun.clone().json()) as { recoveryCodes: string[] };
  const signInWith = (recoveryCode: string) =>
    send(DESK_PATHS.signInPassword, { email: EMAIL, password: DESK_PASSWORD, recoveryCode });
  const signedIn = (answer: Response): SignedInAtDesk => {
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return {
      cookie,
      get: (path) => fetch(`${address}${path}`, { headers: { ...IN_PASSING, cookie } }),
      post: (path, given = {}) =>
        fetch(`${address}${path}`, { method: 'POST', headers: { ...json, cookie }, body: JSON.stringify(given) }),
    };
  };
  return {
    address,
    ...signedIn(begun),
    signInWith,
    async signInAgain() {
      const recoveryCode = recoveryCodes.shift() ?? '';
      const answer = await signInWith(recoveryCode);
      if (!answer.ok) throw new Error(await answer.text());
      return { ...signedIn(answer), recoveryCode };
    },
  };
}
