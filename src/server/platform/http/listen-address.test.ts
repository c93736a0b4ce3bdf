import { expect, test } from 'vitest';
import { addressOf, explainListenError } from './listen-address.ts';

test.each([
  ['EADDRINUSE', 'Port 80 on 10.0.0.7 is already in use. Stop the other program, or set a different PORT.'],
  ['EACCES', 'This account can’t use port 80. Set PORT to 1024 or higher.'],
  ['EADDRNOTAVAIL', 'HOST 10.0.0.7 isn’t an address of this machine.'],
  ['ENOTFOUND', 'HOST 10.0.0.7 isn’t an address of this machine.'],
  ['EINVAL', 'HOST 10.0.0.7 isn’t an address of this machine.'],
  ['EMFILE', undefined],
])('%s names the setting that is to be changed', (code, text) => {
  expect(explainListenError({ code }, { port: 80, host: '10.0.0.7' })).toBe(text);
});

test.each([
  [{ address: '0.0.0.0', family: 'IPv4', port: 5000 }, 'http://localhost:5000'],
  [{ address: '::', family: 'IPv6', port: 5000 }, 'http://localhost:5000'],
  [{ address: '127.0.0.1', family: 'IPv4', port: 5000 }, 'http://127.0.0.1:5000'],
  [{ address: '::1', family: 'IPv6', port: 5000 }, 'http://[::1]:5000'],
  ['/run/fit.sock', 'http://localhost'],
  [null, 'http://localhost'],
])('%o is reached at %s', (listening, address) => {
  expect(addressOf(listening)).toBe(address);
});
