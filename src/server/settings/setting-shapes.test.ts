import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isLocalOrigin } from './setting-shapes.ts';

const problemsOf = (TRUSTED_PROXIES: string) => {
  const reading = readConfig({ TRUSTED_PROXIES });
  return reading.ok ? [] : reading.problems;
};

describe('proxies that are believed', () => {
  test.each([
    '127.0.0.1',
    '10.0.0.0/8',
    '172.16.0.0/12, 192.168.0.0/16',
    '::1',
    'fc00::/7',
    'fd00::/8',
    '2400:cb00::/32',
    '::ffff:10.0.0.0/104',
    'fe80::%eth0/64',
  ])('%s', (proxies) => expect(problemsOf(proxies)).toEqual([]));

  test.each([
    '0.0.0.0/0',
    '127.0.0.1, 0.0.0.0/0',
    '::/0',
    '0.0.0.0/1, 128.0.0.0/1',
    '96.0.0.0/7',
    '2000::/3',
    '::/1',
    '::/16',
    '::ffff:0:0/96',
    '0:0:0:0:0:ffff:0:0/96',
  ])('not %s, which lets everybody write an address of their own', (proxies) => {
    expect(problemsOf(proxies)).toEqual([
      'TRUSTED_PROXIES must name your own proxies: a range as wide as that lets any visitor write an address of their own. IPv4 goes from /8 on, IPv6 from /16.',
    ]);
  });
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.9', true],
  ['http://[::1]:3000', true],
  ['http://localhost.evil.example', false],
  ['http://127.0.0.1.nip.io', false],
  ['http://192.168.1.2', false],
  ['http://', false],
])('%s is on this machine: %s', (origin, isLocal) => expect(isLocalOrigin(origin)).toBe(isLocal));
