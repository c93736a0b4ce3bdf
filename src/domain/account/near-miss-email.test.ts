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
  ['x.con', 'x.com'],
  ['gmail.cm', 'gmail.com'],
  ['gmail.om', 'gmail.com'],
  ['live.co', 'live.com'],
  ['hptmial.com', 'hotmail.com'],
  ['hmail.com', 'gmail.com'],
  ['talktalk.nte', 'talktalk.net'],
  ['example.ner', 'example.net'],
  ['example.ogr', 'example.org'],
])('somebody at %s most likely means %s', (typed, meant) => {
  expect(likelyEmail(` Anna.Lee@${typed} `)).toBe(`anna.lee@${meant}`);
});

test.each(['con', 'cmo', 'ocm', 'comm', 'coom', 'vom', 'xom', 'cim', 'cpm', 'c0m'])('.%s is .com', (ending) => {
  expect(likelyEmail(`anna@example.${ending}`)).toBe('anna@example.com');
});

test.each(['co.ku', 'couk', 'co.u', 'co.uj', 'co.yk', 'cou.k', 'c.ouk', 'co.il.uk'])('.%s is .co.uk', (ending) => {
  expect(likelyEmail(`anna@example.${ending}`)).toBe('anna@example.co.uk');
});

test.each([
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'live.co.uk',
  'live.com',
  'btinternet.com',
  'virginmedia.com',
  'talktalk.net',
  'talktalk.co',
  'protonmail.com',
  'proton.com',
  'cloud.com',
  'lve.com',
  'gmial.org',
  'gnial.com',
  'gmixl.com',
  'gmxal.com',
  'gmiall.com',
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

test.each(['', 'anna', 'anna@', '@gmial.com', 'anna@gmial', 'a@b@gmial.com', 'a@gmial.com@b', 'anna@.com'])(
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
