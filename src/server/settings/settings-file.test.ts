import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { readSettingsFile, readSettingsText } from './settings-file.ts';
import { EnvironmentSchema } from './settings-schema.ts';

test('a line is a name and all that follows, as it is', () => {
  const text = `\uFEFF# of the coach
PORT = 8080\r
export MAIL_FROM=Fit in 30 <hello@fit.example>

SMTP_URL="smtps://user:pa#ss=word@mail.example:465"
LEGAL_REVIEWED=
`;
  expect(readSettingsText(text, 'settings.env')).toEqual({
    values: {
      PORT: '8080',
      MAIL_FROM: 'Fit in 30 <hello@fit.example>',
      SMTP_URL: 'smtps://user:pa#ss=word@mail.example:465',
    },
    problems: [],
  });
});

test('what is no setting is told with its line and never repeats a value', () => {
  const text = 'STRIPE_SECRETKEY=sk_test_1\nsk_test_2\nDATA_DIR=/srv\nconstructor=1';
  expect(readSettingsText(text, 'data/settings.env')).toEqual({
    values: {},
    problems: [
      'data/settings.env, line 1: STRIPE_SECRETKEY isn’t a setting.',
      'data/settings.env, line 2: must look like NAME=value.',
      'data/settings.env, line 3: DATA_DIR can’t be set in this file. Set it in the environment.',
      'data/settings.env, line 4: constructor isn’t a setting.',
    ],
  });
});

test('the file is read from the data folder, and the environment goes before it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-settings-'));
  writeFileSync(join(folder, 'settings.env'), 'PORT=8080\nLOG_LEVEL=loud\n');
  const read = (environment: Record<string, string>) =>
    readConfig({ DATA_DIR: folder, ...environment }, { readSettings: readSettingsFile });
  expect(read({})).toMatchObject({ ok: false, problems: [expect.stringMatching(/^LOG_LEVEL must be one of/)] });
  expect(read({ LOG_LEVEL: 'warn' })).toMatchObject({ ok: true, config: { port: 8080, logLevel: 'warn' } });
  expect(read({ LOG_LEVEL: 'warn', PORT: '0' })).toMatchObject({ ok: true, config: { port: 0 } });
  rmSync(join(folder, 'settings.env'));
  expect(read({})).toMatchObject({ ok: true, config: { port: 3000 } });
  mkdirSync(join(folder, 'settings.env'));
  expect(read({})).toEqual({ ok: false, problems: [`Can’t read ${join(folder, 'settings.env')} (EISDIR).`] });
  rmSync(folder, { recursive: true });
});

test('docs/settings.md names every setting that there is', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').match(/^\| `[A-Z].*$/gm) ?? [];
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(EnvironmentSchema.shape).sort());
});
