import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPasswordQueue, PasswordQueueFullError } from './password-queue.ts';
import { createPasswords, PASSWORD_COST, type PasswordCost } from './passwords.ts';

const CHEAP: PasswordCost = { memoryKibibytes: 8, passes: 1, lanes: 1 };
const passwordsAt = (cost: PasswordCost) => createPasswords({ cost, randomBytes });

describe('passwords', () => {
  test('a hash tells how it was made and fits its password only', async () => {
    const passwords = passwordsAt(PASSWORD_COST);
    const stored = await passwords.hash('porridge at seven');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await passwords.check('porridge at seven', stored)).toEqual({ matches: true, isOutdated: false });
    expect(await passwords.check('porridge at eight', stored)).toEqual({ matches: false, isOutdated: false });
  });

  test('the same password never has the same hash twice', async () => {
    const passwords = passwordsAt(CHEAP);
    expect(await passwords.hash('porridge')).not.toBe(await passwords.hash('porridge'));
  });

  test('a hash of another cost still fits, and is known to be outdated', async () => {
    const stored = await passwordsAt(CHEAP).hash('porridge at seven');
    const check = await passwordsAt({ ...CHEAP, passes: 2 }).check('porridge at seven', stored);
    expect(check).toEqual({ matches: true, isOutdated: true });
  });

  test('an account without a password fits none, after the same work', async () => {
    const passwords = passwordsAt(CHEAP);
    expect((await passwords.check('', null)).matches).toBe(false);
    expect((await passwords.check('porridge', undefined)).matches).toBe(false);
  });

  test('letters typed on another keyboard are the same letters', async () => {
    const passwords = passwordsAt(CHEAP);
    const stored = await passwords.hash('caf\u00e9 au lait 😀');
    expect((await passwords.check('cafe\u0301 au lait 😀', stored)).matches).toBe(true);
  });

  test('a stored hash that cannot be read is an error, never a match', async () => {
    await expect(passwordsAt(CHEAP).check('porridge', 'plain text')).rejects.toThrow('cannot be read');
  });
});

describe('the queue', () => {
  test('two are at work, 32 wait, the next is refused, and room comes back', async () => {
    const { inTurn } = createPasswordQueue(2);
    const releases: (() => void)[] = [];
    let atWork = 0;
    let mostAtWork = 0;
    const work = () =>
      inTurn(async () => {
        atWork += 1;
        mostAtWork = Math.max(mostAtWork, atWork);
        await new Promise<void>((resolve) => releases.push(resolve));
        atWork -= 1;
      });

    const accepted = Array.from({ length: 34 }, work);
    await expect(work()).rejects.toBeInstanceOf(PasswordQueueFullError);
    for (let finished = 0; finished < 34; finished += 1) {
      releases.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    await Promise.all(accepted);
    expect(mostAtWork).toBe(2);

    const afterwards = work();
    releases.shift()?.();
    await afterwards;
  });

  test('who is let in has a place until she is done, and nobody is let in beyond', async () => {
    const { admit, inTurn } = createPasswordQueue(2);
    const { promise, resolve } = Promise.withResolvers<void>();
    const people = Array.from({ length: 34 }, () =>
      admit(async () => {
        await promise;
        return inTurn(async () => 'checked');
      }),
    );
    await expect(admit(async () => 'let in')).rejects.toBeInstanceOf(PasswordQueueFullError);
    resolve();
    expect(new Set(await Promise.all(people))).toEqual(new Set(['checked']));
    expect(await admit(async () => 'let in')).toBe('let in');
    await expect(admit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await admit(async () => 'let in')).toBe('let in');
  });

  test('work that fails makes room for the next', async () => {
    const { inTurn } = createPasswordQueue(2);
    const failing = Array.from({ length: 5 }, () => inTurn(() => Promise.reject(new Error('broken'))));
    expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
    expect(await inTurn(async () => 'done')).toBe('done');
  });
});
