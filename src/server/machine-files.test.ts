import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { machineFiles } from './machine-files.ts';

const HERE = resolve(import.meta.dirname, '../..');

test.runIf(process.platform === 'linux')('the service is for this account, this folder and this data', async () => {
  const { service, runsAsRoot } = await machineFiles({
    dataFolder: '/srv/her data',
    port: 3000,
    publicOrigin: undefined,
    environment: { DATA_DIR: '/srv/her data', PORT: '8080', STRIPE_SECRET_KEY: 'sk_live_secret' },
  });
  const lines = service?.split('\n') ?? [];
  expect(lines).toContain(`User=${userInfo().username}`);
  expect(runsAsRoot).toBe(userInfo().username === 'root');
  expect(lines).toContain(`WorkingDirectory=${HERE}`);
  expect(lines).toContain('Environment="DATA_DIR=/srv/her data"');
  expect(lines).toContain('Environment=PORT=8080');
  expect(lines.find((line) => line.startsWith('ReadWritePaths='))).toMatch(/ "\/srv\/her data"$/);
  expect(lines).toContain('ExecStart=/usr/bin/env npm start');
  expect(service).not.toMatch(/secret|User=fit$|\/srv\/fit-in-30/m);
});

test('the proxy leads the name to the port', async () => {
  const ways = { dataFolder: 'data', port: 3100, environment: {} };
  const { proxy } = await machineFiles({ ...ways, publicOrigin: 'https://strong.test' });
  expect(proxy).toMatch(/^strong\.test \{\n\treverse_proxy 127\.0\.0\.1:3100\n\}\n/);
  expect(proxy).toMatch(/\nwww\.strong\.test \{\n\tredir https:\/\/strong\.test\{uri\}\n\}\n$/);
  const named = await machineFiles({ ...ways, publicOrigin: 'https://www.strong.test' });
  expect(named.proxy).toMatch(/\nstrong\.test \{\n\tredir https:\/\/www\.strong\.test\{uri\}/);
  expect((await machineFiles({ ...ways, publicOrigin: undefined })).proxy).toMatch(/^fit\.example \{/);
});
