import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const REST = { MAIL_FROM: 'hello@fit.example', PUBLIC_ORIGIN: 'https://fit.example', PAYMENTS: 'sandbox' };

function urlOf(settings: Record<string, string>) {
  const reading = readConfig(settings);
  return reading.ok ? reading.config.email.smtpUrl : reading.problems.join();
}

function problemsOf(settings: Record<string, string>): string[] {
  const reading = readConfig(settings);
  return reading.ok ? [] : reading.problems;
}

test.each([
  [{ SMTP_HOST: 'Mail.example' }, 'smtps://mail.example:465'],
  [{ SMTP_HOST: 'mail.example', SMTP_SECURITY: 'starttls', SMTP_PORT: '587' }, 'smtp://mail.example:587'],
  [{ SMTP_HOST: '::1', SMTP_PORT: '25', SMTP_SECURITY: 'starttls' }, 'smtp://[::1]:25'],
  [
    { SMTP_HOST: 'mail.example', SMTP_USER: 'a@b.example', SMTP_PASSWORD: 'p/#?@:%' },
    'smtps://a%40b.example:p%2F%23%3F%40%3A%25@mail.example:465',
  ],
])('%j is the address %s', (fields, url) => {
  expect(urlOf({ ...REST, ...fields })).toBe(url);
});

test('both ways at once are refused, and so is half a way', () => {
  expect(problemsOf({ ...REST, SMTP_URL: 'smtps://mail.example', SMTP_HOST: 'mail.example' })).toEqual([
    'SMTP_HOST can’t be set as well as SMTP_URL. Keep one of the two.',
  ]);
  expect(problemsOf({ ...REST, SMTP_USER: 'a', SMTP_PASSWORD: 'b' })).toEqual([
    'SMTP_HOST is missing. The username and password belong to it.',
  ]);
  for (const name of ['mail.example:465', 'smtps://mail.example', 'user@mail.example', 'mail example', '.', '']) {
    const problems = problemsOf({ ...REST, SMTP_HOST: name });
    expect(problems).toEqual(name === '' ? [] : ['SMTP_HOST must be only the server’s name, like smtp.fastmail.com.']);
  }
});
