import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AUTH_FORGOT_PASSWORD_PATH,
  AUTH_LOGOUT_PATH,
  AUTH_ME_PATH,
  DESK_PATHS,
  deskWordsPath,
  PROGRAMME_WORDS_PATH,
  SITE_PATH,
} from '#contract/paths.ts';
import * as deskCodes from '#server/desk/operators/desk-codes.repository.ts';
import { backupFolderOf } from '#server/platform/backup/backup-folder.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { createPostgresDatabase, TEST_POSTGRES_URL } from '#tests/databases/open-fresh-postgres.ts';
import { startSmtpServer, type TestSmtpServer } from '#tests/mail/smtp-server.ts';
import { createPeopleOf } from '#tests/people/people.ts';
import { type ContainerServer, layOutImage, startTwo } from './container-servers.ts';

const FORGETFUL = 30;
/** What is done at one is followed at the other every three seconds; a busy machine takes its time. */
const SOON = { timeout: 60_000 };

describe.skipIf(!TEST_POSTGRES_URL)(
  'two servers on one PostgreSQL, each on a machine of its own (skipped where TEST_POSTGRES_URL names none)',
  { timeout: 120_000 },
  () => {
    const image = layOutImage();
    const folders = ['data-1', 'data-2'].map((name) => join(image.folder, name));
    let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>;
    let mail: TestSmtpServer;
    let servers: ContainerServer[];
    let db: Kysely<Database>;
    let desk: { cookie: string; origin: string };

    beforeAll(async () => {
      [postgres, mail] = await Promise.all([createPostgresDatabase(TEST_POSTGRES_URL ?? ''), startSmtpServer()]);
      const [DATA_DIR = '', ofSecond = ''] = folders;
      const changes = { DATABASE_URL: postgres.url, SMTP_URL: mail.url, DATA_DIR };
      servers = await startTwo(image, changes, { DATA_DIR: ofSecond });
      db = openPostgres(postgres.url, { poolSize: 2 });
    });
    afterAll(async () => {
      for (const { child } of servers ?? []) child.kill('SIGKILL');
      await db?.destroy();
      await mail?.close();
      await postgres?.drop();
      image.remove();
    });

    const call = (server: number, path: string, headers: Record<string, string> = {}, body?: object) =>
      fetch(`http://127.0.0.1:${servers[server]?.port}${path}`, {
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    const read = async (server: number, path: string, headers = {}) => (await call(server, path, headers)).json();

    test('a member who signs out at one is signed out at the other', async () => {
      const { headers } = await createPeopleOf(db).subscribe();
      const me = async () =>
        Promise.all([0, 1].map(async (server) => (await call(server, AUTH_ME_PATH, headers)).status));
      expect(await me()).toEqual([200, 200]);
      await call(0, AUTH_LOGOUT_PATH, headers, {});
      expect(await me()).toEqual([401, 401]);
    });

    test('the desk that is begun at one is open at the other', async () => {
      const code = await deskCodes.issue(db, { now: Date.now, randomBytes }, {});
      const owner = { name: 'Kate', email: 'kate@example.org', password: 'a long way to the sea' };
      const origin = 'https://fit.example';
      const begun = await call(0, DESK_PATHS.first, { origin }, { code, ...owner });
      desk = { cookie: begun.headers.getSetCookie()[0]?.split(';')[0] ?? '', origin };
      expect(await read(1, DESK_PATHS.me, desk)).toMatchObject({ email: owner.email, role: 'owner' });
    });

    test('a price and words of one are those of the other within seconds', async () => {
      const { pricePence } = (await read(1, SITE_PATH)) as { pricePence: number };
      await call(0, DESK_PATHS.price, desk, { amount: ((pricePence + 100) / 100).toFixed(2), from: '' });
      await expect.poll(() => read(1, SITE_PATH), SOON).toMatchObject({ pricePence: pricePence + 100 });
      const place = deskWordsPath('move-squat');
      const words = { standard: 'Sit down slowly, stand up tall' };
      await call(0, `${place}/draft`, desk, { seenVersion: 0, seenRevision: 0, fields: words });
      await call(0, `${place}/publish`, desk, { seenVersion: 0, seenRevision: 1 });
      await expect.poll(() => read(1, PROGRAMME_WORDS_PATH), SOON).toEqual({ words: { 'move-squat': words } });
    });

    const backups = () =>
      folders
        .map(backupFolderOf)
        .filter(existsSync)
        .flatMap((folder) => readdirSync(folder))
        .filter((name) => name.endsWith('.pgdump'));

    test('what is to be done in the background is done by one of them, once', async () => {
      const people = createPeopleOf(db);
      const addresses = Array.from({ length: FORGETFUL }, (_, index) => `forgetful${index}@example.org`);
      for (const email of addresses) await people.register({ email });
      const answers = await Promise.all(
        addresses.map((email, index) =>
          call(index % 2, AUTH_FORGOT_PASSWORD_PATH, { 'x-forwarded-for': `203.0.113.${index}` }, { email }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const sent = () => mail.received.flatMap(({ to }) => to).toSorted();
      await expect.poll(() => sent().length, SOON).toBeGreaterThanOrEqual(FORGETFUL);
      await expect.poll(backups, SOON).toHaveLength(1);
      // A server that stops ends what it is at: nothing more comes.
      expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0]);
      expect(sent()).toEqual(addresses.toSorted());
      expect(backups()).toHaveLength(1);
    });
  },
);
