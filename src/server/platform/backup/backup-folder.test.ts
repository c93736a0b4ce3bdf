import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beforeRestoreFile } from './backup-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'fit-in-30-backup-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('of two restores within a second each keeps what was there before', () => {
  const now = Date.UTC(2026, 10, 22, 23, 59, 59);
  const first = beforeRestoreFile(folder, 'sqlite', now);
  writeFileSync(first, '');
  const second = beforeRestoreFile(folder, 'sqlite', now + 400);
  expect([first, second].map((file) => basename(file))).toEqual([
    'before-restore-20261122T235959.sqlite',
    'before-restore-20261123T000000.sqlite',
  ]);
});
