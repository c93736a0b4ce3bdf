import { describe, expect, test } from 'vitest';
import { isSayableNote } from './gift-note.ts';

describe('a note in a message of ours', () => {
  test.each([
    'Ten minutes are enough.\nLove, Sam',
    'Well done... you know why! 24.12. at 7.30 p.m.? Yes; £29.99 well spent.',
    'Für dich, 王芳。 Alles Gute',
    'J.R. and I say hello (both of us).',
    'See you on 24.12.2026.',
    '',
  ])('%j goes', (note) => expect(isSayableNote(note)).toBe(true));

  test.each([
    'evil.com',
    'evil.com,',
    'evil.com!',
    'evil.com#win',
    '(evil.com)',
    '"evil.com"',
    'Pay at evil.co.uk, now',
    'Look at royal-mail.example-pay.com. Love',
    'win@evil.com,',
    '192.168.1.1/login',
    'Go to 192.168.1.1 now',
    'evil。com',
    'evil．com',
    'evil｡com',
    'evil\u200b.com',
    'evil.\u00adcom',
    'i❤.ws',
    'xn--e1afmkfd.рф',
    'http:\\\\evil',
    'https://evil.com',
    'WWW.evil',
    'evil\u202Emoc.live',
    'localhost:3000/win',
  ])('%j does not', (note) => expect(isSayableNote(note)).toBe(false));
});
