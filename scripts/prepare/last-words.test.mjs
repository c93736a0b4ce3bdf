import { expect, test } from 'vitest';
import { lastWords } from './last-words.mjs';

test.each([
  {
    name: 'npm without a network',
    output: `npm error code ENOTFOUND
npm error syscall getaddrinfo
npm error network request to https://registry.example/zod failed, reason: getaddrinfo ENOTFOUND
npm error A complete log of this run can be found in: /root/.npm/_logs/debug-0.log`,
    expected: 'network request to https://registry.example/zod failed, reason: getaddrinfo ENOTFOUND',
  },
  {
    name: 'npm with a lockfile that does not fit',
    output:
      'npm error code EUSAGE\nnpm error\nnpm error `npm ci` can only install packages when they are in sync.\nnpm error Invalid: zod',
    expected: '`npm ci` can only install packages when they are in sync.',
  },
  {
    name: 'a script that threw',
    output: 'throw new Error("x")\n      ^\n\nError: no such screen\n    at file.mjs:1:7\n\nNode.js v24.21.0',
    expected: 'Error: no such screen',
  },
  {
    name: 'apt',
    output: 'Reading…\nE: Unable to locate package chromium\n',
    expected: 'E: Unable to locate package chromium',
  },
  { name: 'a program that named no error', output: 'one\ntwo\n\n', expected: 'two' },
  { name: 'a silent program', output: '\n', expected: 'It gave no message.' },
])('of $name, the line a person can use', ({ output, expected }) => {
  expect(lastWords(output)).toBe(expected);
});

test('of a program that could not be started, why', () => {
  expect(lastWords('', new Error('spawn npm ENOENT'))).toBe('spawn npm ENOENT');
});
