import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from './prepare/project.mjs';

/** `npm test` builds before it tests. */
const isBuilt =
  existsSync(join(projectFolder, 'dist/client/pages.json')) && existsSync(join(projectFolder, 'dist/server'));

describe.skipIf(!isBuilt)('a release (skipped where nothing is built)', () => {
  let place: string;
  let unpacked: string;
  let env: Record<string, string | undefined>;
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'fit-in-30-release-test-'));
    const archive = execFileSync(process.execPath, [join(projectFolder, 'scripts/release.ts'), place], {
      encoding: 'utf8',
    }).trim();
    const elsewhere = join(place, 'elsewhere');
    mkdirSync(elsewhere);
    execFileSync('tar', ['-xzf', archive, '-C', elsewhere]);
    unpacked = join(elsewhere, readdirSync(elsewhere)[0] ?? '');
    const { PATH, HOME } = process.env;
    env = {
      PATH: `${dirname(process.execPath)}:${PATH}`,
      HOME,
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(place, 'data'),
    };
  });
  afterAll(() => rmSync(place, { recursive: true }));

  test('starts where it is unpacked, with nothing installed, and serves its pages with their scripts', async () => {
    expect(existsSync(join(unpacked, 'node_modules'))).toBe(false);
    const server = spawn('npm', ['start'], {
      cwd: unpacked,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    try {
      const page = await fetch(`${await addressOf(server.stdout)}/login`);
      expect(page.status).toBe(200);
      const html = await page.text();
      expect(html).toContain('</html>');
      const script = /<script[^>]+src="([^"]+)"/.exec(html)?.[1];
      expect((await fetch(new URL(script ?? '', page.url))).headers.get('content-type')).toContain('javascript');
    } finally {
      if (server.pid) process.kill(-server.pid, 'SIGKILL');
    }
  });

  test('brings the commands that its operator types', () => {
    const doctor = spawnSync('npm', ['run', '--silent', 'doctor'], { cwd: unpacked, env, encoding: 'utf8' });
    expect(doctor.stdout).toContain('✓ Settings: no problems');
    const backup = spawnSync('npm', ['run', '--silent', 'backup'], { cwd: unpacked, env, encoding: 'utf8' });
    expect(backup).toMatchObject({ status: 0, stdout: expect.stringContaining('Backup made and checked') });
  });

  test('lists the packages in it', () => {
    const { bomFormat, components } = JSON.parse(readFileSync(join(unpacked, 'sbom.json'), 'utf8'));
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({ name }: { name: string }) => name)).toContain('fastify');
  });
});

async function addressOf(said: AsyncIterable<Buffer>): Promise<string> {
  let words = '';
  for await (const chunk of said) {
    words += chunk;
    const address = /running at (\S+)\n/.exec(words)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`It ended before it served: ${words}`);
}
