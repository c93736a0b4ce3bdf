import { dayText } from '#client/desk/moments.ts';
import type { Deed } from '#client/desk/question.tsx';
import type { DeskKeys, DeskPasskey, DeskSignIn } from '#contract/desk/passkeys.ts';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS, deskPasskeyRemovePath } from '#contract/paths.ts';

export const endAllSignIns: Deed = {
  name: 'Sign out everywhere else',
  path: DESK_PATHS.endSignIns,
  body: {},
  happens: 'Whoever uses the desk there has to show a passkey, or a password and a spare key, again.',
  undo: 'Sign in there again.',
};

export const passwordDeed = (hasPassword: boolean, { email, name }: DeskOperator): Deed => ({
  name: hasPassword ? 'Change the password' : 'Set a password',
  path: DESK_PATHS.password,
  body: {},
  happens: 'With a spare key beside it, it opens the desk where no passkey can. You are signed out everywhere else.',
  undo: 'Change it again, here.',
  fields: [{ name: 'password', kind: 'password', label: 'New password', owner: { email, names: [name] } }],
  bodyOf: ({ password }) => ({ password }),
});

export function keyRows({ passkeys, hasPassword, spareKeysLeft }: DeskKeys) {
  return [
    ...passkeys.map(passkeyRow),
    { id: 'password', name: 'Password', detail: hasPassword ? 'Set. It needs a spare key beside it.' : 'None' },
    { id: 'spare', name: 'Spare keys', detail: spareKeysText(spareKeysLeft) },
  ];
}

/** An answer that was lost on its way has shown them to nobody. */
const spareKeysText = (left: number) =>
  left === 10
    ? '10 of 10 left. They are shown once: if you have not written them down, make new ones.'
    : `${left} of 10 left`;

function passkeyRow({ id, name, addedAt, lastUsedAt, onlyAt }: DeskPasskey) {
  const shown = name ?? 'A device';
  const used = lastUsedAt === null ? 'not used yet' : `last used ${dayText(lastUsedAt)}`;
  const place = onlyAt === null ? '' : `. It opens the desk at ${onlyAt} only`;
  const deed: Deed = {
    name: 'Take this passkey away',
    path: deskPasskeyRemovePath(id),
    body: {},
    happens: `The passkey “${shown}” opens nothing any more, and you are signed out everywhere else.`,
    undo: 'No, but you can make a new one.',
    isHarsh: true,
  };
  return {
    id,
    name: shown,
    detail: `Passkey, added ${dayText(addedAt)}, ${used}${place}`,
    deed: { label: `Take away the passkey of ${shown}`, text: 'Take away', deed },
  };
}

export function signInRow({ id, device, lastSeenAt, isThis }: DeskSignIn) {
  if (isThis) return { id, name: device, detail: 'Here, now' };
  return {
    id,
    name: device,
    detail: `Last seen ${dayText(lastSeenAt)}`,
    deed: {
      label: `Sign out of ${device}`,
      text: 'Sign out',
      deed: { ...endAllSignIns, name: `Sign out of ${device}`, body: { id } },
    },
  };
}
