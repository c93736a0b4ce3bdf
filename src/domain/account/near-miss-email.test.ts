import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyEmail } from './near-miss-email.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.cmo', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['googlemial.com', 'googlemail.com'],
  ['hotmial.co.uk', 'hotmail.co.uk'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmail.couk', 'hotmail.co.uk'],
  ['outlok.com', 'outlook.com'],
  ['outloook.con', 'outlook.com'],
  ['iclould.com', 'icloud.com'],
  ['icoud.com', 'icloud.com'],
  ['yaho.co.uk', 'yahoo.co.uk'],
  ['yahooo.com', 'yahoo.com'],
  ['btinternet.con', 'btinternet.com'],
  ['btintenet.com', 'btinternet.com'],
  ['talktlak.net', 'talktalk.net'],
  ['live.con', 'live.com'],
  ['example.con', 'example.com'],
  ['my-shop.cmo', 'my-shop.com'],
])('somebody at %s most likely means %s', (typed, meant) => {
  expect(likelyEmail(` Anna.Lee@${typed} `)).toBe(`anna.lee@${meant}`);
});

test.each([
  'gmail.com',
  'googlemail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'gmx.com',
  'gmx.net',
  'me.com',
  'msn.com',
  'aol.com',
  'sky.com',
  'live.nl',
  'hotmail.fr',
  'hotmail.de',
  'hotmail.ca',
  'yahoo.ca',
  'yahoo.co.in',
  'yahoo.de',
  'outlook.ie',
  'proton.me',
  'protonmail.ch',
  'nhs.net',
  'example.org',
  'leeds.ac.uk',
  'company.co.uk',
  'company.co',
  'firma.cm',
])('nobody at %s is asked', (domain) => {
  expect(likelyEmail(`anna@${domain}`)).toBeUndefined();
});

test.each(['', 'anna', 'anna@', '@gmial.com', 'anna@gmial', 'a@b@gmial.com', 'anna@.com'])(
  'what is no address is not judged: "%s"',
  (text) => expect(likelyEmail(text)).toBeUndefined(),
);

test('what is offered is taken as it is', () => {
  const near = fc.tuple(fc.constantFrom('gmail.com', 'hotmail.co.uk', 'icloud.com'), fc.nat(8), fc.string());
  fc.assert(
    fc.property(near, ([domain, place, letter]) => {
      const meant = likelyEmail(`anna@${domain.slice(0, place)}${letter}${domain.slice(place + 1)}`);
      expect(meant === undefined || likelyEmail(meant) === undefined).toBe(true);
    }),
  );
});
