import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { DeskStatus } from '#contract/desk/status.ts';
import type { WordsPlaceAnswer, WordsVersion } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath, PROGRAMME_WORDS_PATH } from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import { planText } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import { createBufferedLog } from '#server/platform/log/buffered-log.ts';
import { createProblems } from '#server/platform/log/problems.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';
import { sitterCallsOf } from '#tests/people/sitters.ts';

const clientFolder = mkdtempSync(join(tmpdir(), 'fit-in-30-plans-'));
const [page, search] = ['page.html', { shown: [], hidden: [] }];
const pages = { shell: page, desk: page, deskPlayer: page, prerendered: { '/': page }, routes: ['/'], search };
writeFileSync(join(clientFolder, page), '<meta name="description" content="%MINUTES% minutes">');
writeFileSync(join(clientFolder, 'sw.js'), '');
writeFileSync(join(clientFolder, 'pages.json'), JSON.stringify(pages));
afterAll(() => rmSync(clientFolder, { recursive: true }));

const problems = createProblems();
const { log } = createBufferedLog('warn', problems.note, { write: () => {} });

describe.each(TEST_DATABASES)('plans of workouts at the desk on %s', (kind) => {
  const options = { clientFolder, log, upkeep: { problems } };
  const { server, get, post, place, seen, write, publish } = wordsAtDesk(kind, options);
  const programme = async () => (await get<ProgrammeWordsAnswer>(PROGRAMME_WORDS_PATH, {})).words;

  test('a changed plan is published with what cards show of it, told part by part, and refused with its place', async () => {
    const shipped = shippedWorkout('a2');
    const plan = (workSeconds: number) => planText({ ...shipped, format: { ...shipped.format, workSeconds } });
    await write('workout-a2', { plan: plan(42) });
    const refused = await publish('workout-a2');
    const message = 'Work: Choose 20 to 60 seconds, in steps of 5.';
    expect(refused.json()).toMatchObject({ fields: [{ field: 'instructions' }, { field: 'plan', message }] });
    const instructions = '1 circuit of 4 moves, 3 rounds. Work 30 seconds, rest 10.';
    await write('workout-a2', { plan: plan(30), instructions });
    expect((await publish('workout-a2')).statusCode).toBe(200);
    const card = '{"form":1,"durationMinutes":21,"kit":[],"heroMove":"sumo_squat"}';
    expect((await programme())['workout-a2']).toEqual({ plan: plan(30), instructions, card, version: '1' });
    const { differences } = await get<WordsVersion>(`${deskWordsPath('workout-a2')}/versions/1`);
    expect(differences.map(({ label, parts }) => [label, parts.map(({ text }) => text).join('|')]).at(-1)).toEqual([
      'Work',
      '25|30| s',
    ]);
  });

  test('the sitter of a member and the head of a page say how long the longest workout takes now', async () => {
    const { open, withSitter } = sitterCallsOf(server);
    const { token } = await withSitter();
    const longest = async () => (await open(token)).json().sessions[0].minutes;
    const head = async () => (await server.app.inject('/')).body;
    expect([await longest(), await head()]).toEqual([40, expect.stringContaining('"20 to 40 minutes"')]);
    const shipped = shippedWorkout('b12');
    const plan = planText({ ...shipped, format: { ...shipped.format, workSeconds: 30 } });
    const instructions = shipped.instructions.replace('Work 35', 'Work 30');
    await write('workout-b12', { plan, instructions });
    expect((await publish('workout-b12')).statusCode).toBe(200);
    expect([await longest(), await head()]).toEqual([38, expect.stringContaining('"20 to 38 minutes"')]);
  });

  test('a draft is published by itself on its day, once, unless it is changed before', async () => {
    const day = '2026-12-01';
    const url = `${deskWordsPath('workout-a3')}/publish`;
    await write('workout-a3', { shortTitle: 'Calm Core' });
    const past = await post(url, { ...(await seen('workout-a3')), on: '2026-01-01' });
    expect(past.json()).toMatchObject({ fields: [{ field: 'on', message: 'Choose a later day, or leave it empty.' }] });
    expect((await post(url, { ...(await seen('workout-a3')), on: day })).json()).toEqual({
      message: 'It goes live on 1 December 2026.',
    });
    await write('workout-a3', { shortTitle: 'Calm & Strong' });
    expect((await place('workout-a3')).draft?.publishOn).toBeNull();
    await post(url, { ...(await seen('workout-a3')), on: day });
    expect((await place('workout-a3')).draft?.publishOn).toBe(day);
    await server.publishDue();
    expect(await programme()).not.toHaveProperty('workout-a3');
    server.clock.advance(Date.parse(`${day}T04:00:00Z`) - server.clock.now());
    await Promise.all([server.publishDue(), server.publishDue()]);
    await server.publishDue();
    expect(await programme()).toMatchObject({ 'workout-a3': { shortTitle: 'Calm & Strong', version: '1' } });
  });

  test('a draft that can’t be published on its day holds up no other, and the desk shows that its day is over', async () => {
    const day = '2026-12-05';
    for (const id of ['workout-b2', 'workout-b3', 'workout-b4']) {
      await write(id, { shortTitle: 'Winter Warm-up' });
      await post(`${deskWordsPath(id)}/publish`, { ...(await seen(id)), on: day });
    }
    const spoil = (id: string, body: string) =>
      server.db.updateTable('words_draft').set({ body }).where('place', '=', id).execute();
    await spoil('workout-b2', 'not a text');
    await spoil('workout-b3', JSON.stringify({ shortTitle: 'x'.repeat(500) }));
    server.clock.advance(Date.parse(`${day}T04:00:00Z`) - server.clock.now());
    problems.take();
    await server.publishDue();
    const shown = await programme();
    expect(shown).toMatchObject({ 'workout-b4': { shortTitle: 'Winter Warm-up' } });
    expect(shown).not.toHaveProperty('workout-b3');
    const { headers } = await deskOperatorOf(server);
    const { draft } = await get<WordsPlaceAnswer>(deskWordsPath('workout-b3'), headers);
    expect(draft).toMatchObject({ publishOn: day, problems: [{ field: 'shortTitle' }] });
    const told = (await get<DeskStatus>(DESK_PATHS.status, headers)).problems.map(
      ({ what, detail }) => `${what}: ${detail}`,
    );
    expect(told.filter((text) => text.includes('could not be published'))).toEqual([
      expect.stringContaining('workout-b2'),
    ]);
  });
});
