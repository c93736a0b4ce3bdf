const RECOVERY_CODES = 10;
/** Without the letters and digits that are taken for each other. */
const CODE_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 12;

type RandomBytes = (size: number) => Buffer;

/** As they are shown, once. */
export function newRecoveryCodes({ randomBytes }: { randomBytes: RandomBytes }): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: CODE_LENGTH }, () => randomLetter(randomBytes)).join('');
    return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
  });
}

/** Each letter as likely as any other. */
function randomLetter(randomBytes: RandomBytes): string {
  const bound = 256 - (256 % CODE_LETTERS.length);
  for (;;) {
    const [byte = bound] = randomBytes(1);
    if (byte < bound) return CODE_LETTERS[byte % CODE_LETTERS.length] ?? '';
  }
}

/** As they are kept. */
export const plainCode = (code: string) => code.replaceAll('-', '');
