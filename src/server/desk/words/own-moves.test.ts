import { describe, expect, test } from 'vitest';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS, deskWordsPath, PROGRAMME_WORDS_PATH } from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import { ownMoveTexts } from '#programme/moves/own-moves.fixture.ts';
import { planText } from '#programme/workouts/workout-plan.ts';
import { shippedWorkout } from '#programme/workouts/workouts.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { operatorWith } from '#tests/desk/desk-operator.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';

describe.each(TEST_DATABASES)('moves of the owner’s own at the desk on %s', (kind) => {
  const { server, get, place, write, publish } = wordsAtDesk(kind);
  const programme = async () => (await get<ProgrammeWordsAnswer>(PROGRAMME_WORDS_PATH, {})).words;
  const listed = async () =>
    (await get<DeskWords>(DESK_PATHS.words)).places.filter(({ id }) => id.startsWith('own-move-'));

  test('one is in the list once it is begun, under the name that its draft has, and no member has it', async () => {
    expect(await listed()).toEqual([]);
    await write('own-move-1', { name: '' });
    expect((await listed()).map(({ name }) => name)).toEqual(['Your move 1']);
    await write('own-move-1', { name: 'Pillow squeeze' });
    expect((await listed()).map(({ id, name, version }) => [id, name, version])).toEqual([
      ['own-move-1', 'Pillow squeeze', 0],
    ]);
    expect(await programme()).toEqual({});
  });

  test('one that is not whole is refused, and each field that is missing is named', async () => {
    const refused = await publish('own-move-1');
    expect(refused.statusCode).toBe(400);
    const named = refused.json<{ fields: { field: string }[] }>().fields.map(({ field }) => field);
    expect(named).toEqual(expect.arrayContaining(['set-up', 'shown-as', 'easier-cue', 'asks-load', 'asks-balance']));
    expect(named).not.toContain('kit');
    expect((await place('own-move-1')).version).toBe(0);
  });

  test('one that a helper wrote is published by the owner, and everybody has it', async () => {
    const helper = await operatorWith(server, { role: 'helper' });
    await write('own-move-1', ownMoveTexts({ 'asks-wrists': 'unsure' }), helper.headers);
    expect((await publish('own-move-1', helper.headers)).json()).toMatchObject({ code: 'not_your_role' });
    expect((await publish('own-move-1')).statusCode).toBe(200);
    expect(moveInWords('own_1', await programme())).toMatchObject({ name: 'Pillow squeeze', cautions: ['W'] });
  });

  const shipped = shippedWorkout('b4');
  const planWith = (moveId: MoveId) => {
    const [first, ...others] = shipped.circuits;
    const moves = [...(first?.moves ?? []).slice(0, -1), moveId];
    return planText({ ...shipped, circuits: [{ ...first, rounds: first?.rounds ?? 1, moves }, ...others] });
  };

  test('one that a workout plays is not withdrawn, and not changed so that the workout does not plan', async () => {
    await write('workout-b4', { plan: planWith('own_1') });
    expect((await publish('workout-b4')).json()).toMatchObject({ message: expect.stringContaining('Published') });
    await write('own-move-1', { standing: 'withdrawn' });
    expect((await publish('own-move-1')).json()).toMatchObject({
      fields: [{ field: 'standing', message: 'Take it out of B 2A first. Then you can withdraw it.' }],
    });
    await write('own-move-1', { standing: 'offered', 'asks-impact': 'yes' });
    expect((await publish('own-move-1')).json()).toMatchObject({
      fields: [{ field: 'asks-impact', message: expect.stringContaining('B 2A plays it. Pillow squeeze jumps') }],
    });
    await write('own-move-1', { 'asks-impact': 'no' });
    await write('workout-b4', { plan: planText(shipped) });
    expect((await publish('workout-b4')).statusCode).toBe(200);
  });

  test('one that is withdrawn keeps its words, so that what was done keeps its name', async () => {
    await write('own-move-1', { standing: 'withdrawn' });
    expect((await publish('own-move-1')).statusCode).toBe(200);
    const words = await programme();
    expect(words['own-move-1']).toMatchObject({ standing: 'withdrawn' });
    await write('workout-b4', { plan: planWith('own_1') });
    expect((await publish('workout-b4')).json()).toMatchObject({
      message: expect.stringContaining('Pillow squeeze was withdrawn. Choose another move.'),
    });
    expect(moveInWords('own_1', words).name).toBe('Pillow squeeze');
  });

  test('there are sixty of them and no more', async () => {
    expect((await place('own-move-60')).name).toBe('Your move 60');
    expect(await get(deskWordsPath('own-move-61'))).toMatchObject({ code: 'not_found' });
  });
});
