import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EnvironmentSchema } from './settings-schema.ts';

export interface SettingsReading {
  values: Readonly<Record<string, string>>;
  problems: string[];
}

/** Beside `site.json`, so that the data folder holds everything. */
const SETTINGS_FILE = 'settings.env';

const SETTING = /^(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/;
const QUOTED = /^(["'])(.*)\1$/;

export const withoutSettingsFile = (): SettingsReading => ({ values: {}, problems: [] });

export function readSettingsFile(dataFolder: string): SettingsReading {
  const path = join(dataFolder, SETTINGS_FILE);
  try {
    return readSettingsText(readFileSync(path, 'utf8'), path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return withoutSettingsFile();
    return { values: {}, problems: [`Can’t read ${path} (${code ?? String(error)}).`] };
  }
}

/**
 * `NAME=value`, one a line, without quotes; # begins a comment. An unknown name is an error: nothing mistyped may pass
 * for set.
 */
export function readSettingsText(text: string, name: string): SettingsReading {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const [, setting = '', given = ''] = SETTING.exec(trimmed) ?? [];
    const problem = problemOf(setting);
    if (problem) problems.push(`${name}, line ${at + 1}: ${problem}`);
    else if (given !== '') values[setting] = QUOTED.exec(given)?.[2] ?? given;
  }
  return { values, problems };
}

function problemOf(setting: string): string | undefined {
  if (setting === '') return 'must look like NAME=value.';
  if (setting === 'DATA_DIR') return 'DATA_DIR can’t be set in this file. Set it in the environment.';
  return Object.hasOwn(EnvironmentSchema.shape, setting) ? undefined : `${setting} isn’t a setting.`;
}
