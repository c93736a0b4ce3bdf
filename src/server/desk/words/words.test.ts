import { describe, expect, test } from 'vitest';
import type { DeskWords, WordsVersion } from '#contract/desk/words.ts';
import { AUTH_FORGOT_PASSWORD_PATH, DESK_PATHS, deskWordsPath, SITE_PATH, wordsPath } from '#contract/paths.ts';
import { SAFETY_RULES_VERSION } from '#domain/body/safety-flags.ts';
import { DESK_PROOF_MS } from '#domain/desk/desk-session.ts';
import { shippedFields } from '#domain/words/words.ts';
import { courseSummary } from '#programme/courses/course-summaries.ts';
import { findWordsPlace } from '#programme/words/places.ts';
import { publishedWordsIn } from '#server/features/words/published-words.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { operatorWith } from '#tests/desk/desk-operator.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';

const COURSE = courseSummary('pelvic-floor');

describe.each(TEST_DATABASES)('words at the desk on %s', (kind) => {
  const { server, get, post, place, seen, write, publish } = wordsAtDesk(kind);
  const shown = async (id: string) => (await server.app.inject({ url: wordsPath(id) })).json();
  const activity = async () =>
    (await get<{ lines: { action: string; before: string; after: string }[] }>(DESK_PATHS.activity)).lines;

  test('a draft is seen at the desk only, and published it is shown at once, with its line in the activity log', async () => {
    expect((await write('landing', { promise: 'Strong at home.' })).statusCode).toBe(200);
    expect((await get<DeskWords>(DESK_PATHS.words)).places.find(({ id }) => id === 'landing')).toMatchObject({
      version: 0,
      draft: { author: 'Kate' },
    });
    expect(await shown('landing')).toMatchObject({ code: 'not_found' });
    expect((await publish('landing')).json()).toEqual({ message: 'Published. It’s live now.' });
    expect(await shown('landing')).toMatchObject({ version: 1, fields: { promise: 'Strong at home.' } });
    expect((await get<{ words: object }>(SITE_PATH, {})).words).toEqual({ landing: '1' });
    expect((await activity()).find(({ action }) => action === 'words_published')).toMatchObject({
      before: 'Front page. Promise: Strong again, in the minutes a baby leaves you.',
      after: 'Front page. Promise: Strong at home.',
    });
    expect((await place('landing')).draft).toBeNull();
    expect((await publish('landing')).statusCode).toBe(409);
  });

  test('the history tells the difference of words, and any version can be restored', async () => {
    await write('landing', { promise: 'Strong in minutes at home.' });
    await publish('landing');
    const { history } = await place('landing');
    expect(history.map(({ version, author, changed }) => [version, author, changed])).toEqual([
      [2, 'Kate', 1],
      [1, 'Kate', 1],
    ]);
    const second = await get<WordsVersion>(`${deskWordsPath('landing')}/versions/2`);
    expect(second.differences).toEqual([
      {
        label: 'Promise',
        parts: [
          { kind: 'same', text: 'Strong ' },
          { kind: 'added', text: 'in minutes ' },
          { kind: 'same', text: 'at home.' },
        ],
      },
    ]);
    const beginning = await get<WordsVersion>(`${deskWordsPath('landing')}/versions/0`);
    const landing = findWordsPlace('landing');
    expect(beginning.fields).toEqual(landing && shippedFields(landing));
    await write('landing', beginning.fields);
    await publish('landing');
    expect(await shown('landing')).toMatchObject({ version: 3, fields: {} });
  });

  test('of two who publish at once one is shown, and the other is told', async () => {
    await write('quotes', { 'quote-1': 'I did it.', 'name-1': 'A member' });
    const both = await seen('quotes');
    const url = `${deskWordsPath('quotes')}/publish`;
    const answers = await Promise.all([post(url, both), post(url, both)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'changed_meanwhile' });
    expect((await place('quotes')).history).toHaveLength(1);
  });

  test('a draft over words that somebody has changed meanwhile is not kept', async () => {
    const old = await seen('quotes');
    const draft = `${deskWordsPath('quotes')}/draft`;
    await post(draft, { ...old, fields: { 'quote-2': 'Mine' } });
    expect((await post(draft, { ...old, fields: { 'quote-2': 'Hers' } })).statusCode).toBe(409);
    expect((await place('quotes')).draft?.fields['quote-2']).toBe('Mine');
    await publish('quotes');
    expect((await post(draft, { ...old, fields: { 'quote-2': 'Hers' } })).statusCode).toBe(409);
    expect((await post(`${draft}/drop`, old)).statusCode).toBe(409);
  });

  test('quotes are hidden until there are 50 members, and nobody is told that they are shown', async () => {
    await server.people.subscribe();
    await write('quotes', { 'quote-1': 'We did it.', 'name-1': 'A member' });
    const hidden = { members: 50, now: 1 };
    expect((await place('quotes')).shownFrom).toEqual(hidden);
    expect((await place('landing')).shownFrom).toBeNull();
    const listed = (await get<DeskWords>(DESK_PATHS.words)).places.filter(({ shownFrom }) => shownFrom !== null);
    expect(listed.map(({ id, shownFrom }) => [id, shownFrom])).toEqual([['quotes', hidden]]);
    const message = 'Saved. Quotes show from 50 members. You have 1.';
    expect((await publish('quotes')).json()).toEqual({ message });
    for (let more = 1; more < 50; more++) await server.people.subscribe();
    await write('quotes', { 'quote-1': '', 'name-1': '' });
    expect((await publish('quotes')).json()).toEqual({ message: 'Published. It’s live now.' });
    expect((await place('quotes')).shownFrom).toBeNull();
  });

  test.each([
    ['email-reset-password', { subject: 'For {first name}, soon' }, 'It’s in every email from now on.'],
    ['workout-b3', { shortTitle: 'Strong End' }, 'Members have it the next time they open Home or a workout.'],
  ])('who publishes %s is told who reads it from when on', async (id, fields, words) => {
    await write(id, fields);
    expect((await publish(id)).json()).toEqual({ message: `Published. ${words}` });
  });

  test('what cannot be published is named at its field, and nothing is shown of it', async () => {
    const before = await shown('landing');
    await write('landing', { promise: 'x'.repeat(61), sentence: '' });
    const refused = await publish('landing');
    expect([refused.statusCode, refused.json().fields]).toMatchObject([
      400,
      [{ field: 'promise' }, { field: 'sentence' }],
    ]);
    expect(await shown('landing')).toEqual(before);
    expect((await post(`${deskWordsPath('landing')}/draft/drop`, await seen('landing'))).statusCode).toBe(200);
  });

  test('a legal text asks for proof, and the lawyer’s check is on one version only', async () => {
    const stale = await operatorWith(server, { role: 'owner', provedAt: server.clock.now() - DESK_PROOF_MS });
    const check = async () =>
      post(`${deskWordsPath('terms')}/check`, {
        seenVersion: (await seen('terms')).seenVersion,
        name: 'A. Example, Example Law LLP',
        checkedOn: '2026-11-20',
      });
    expect((await check()).statusCode).toBe(200);
    expect(await shown('terms')).toMatchObject({ version: 0, fields: {}, isChecked: true });
    await write('terms', { changes: 'New terms apply to later purchases only.' });
    expect((await publish('terms', stale.headers)).json()).toMatchObject({ code: 'proof_needed' });
    expect((await post(`${deskWordsPath('terms')}/publish`, await seen('terms'))).statusCode).toBe(404);
    expect((await publish('terms')).statusCode).toBe(200);
    expect(await shown('terms')).toMatchObject({ version: 1, isChecked: false });
    expect(await place('terms')).toMatchObject({
      version: 1,
      check: { version: 0, name: 'A. Example, Example Law LLP' },
    });
    expect((await check()).statusCode).toBe(200);
    expect(await shown('terms')).toMatchObject({ version: 1, isChecked: true, tag: '1 checked' });
    const { places } = await get<DeskWords>(DESK_PATHS.words);
    const drafts = places.filter(({ isDraftPage }) => isDraftPage).map(({ id }) => id);
    expect([drafts.includes('terms'), drafts.includes('privacy'), drafts.includes('landing')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('nobody has checked anything on a day to come', async () => {
    const check = { name: 'A. Example', register: 'HCPC PH00000', checkedOn: '2099-01-01' };
    const lawyer = await post(`${deskWordsPath('privacy')}/check`, { ...check, seenVersion: 0 });
    const clinician = { ...check, subject: 'safety-rules', seenVersion: SAFETY_RULES_VERSION };
    for (const answer of [lawyer, await post(DESK_PATHS.checks, clinician)]) {
      const fields = [{ field: 'checkedOn', message: 'Choose today or earlier.' }];
      expect([answer.statusCode, answer.json().fields]).toEqual([400, fields]);
    }
    expect((await place('privacy')).check).toBeNull();
  });

  test('a clinician’s check on what is shipped is shown, and on nothing else', async () => {
    const check = { subject: 'safety-rules', name: 'Ada Example', register: 'HCPC PH00000', checkedOn: '2026-11-20' };
    const site = () => get<{ clinician: object; checkedCourses: object[] }>(SITE_PATH, {});
    expect(await site()).toMatchObject({ clinician: null, checkedCourses: [] });
    const old = await post(DESK_PATHS.checks, { ...check, seenVersion: SAFETY_RULES_VERSION - 1 });
    expect([old.statusCode, old.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await post(DESK_PATHS.checks, { ...check, seenVersion: 1, subject: 'nothing' })).statusCode).toBe(404);
    await post(DESK_PATHS.checks, { ...check, seenVersion: SAFETY_RULES_VERSION });
    await post(DESK_PATHS.checks, { ...check, subject: 'course-pelvic-floor', seenVersion: COURSE.version });
    const { subject: _subject, ...shown } = check;
    expect(await site()).toMatchObject({
      clinician: { ...shown, version: SAFETY_RULES_VERSION },
      checkedCourses: [{ ...shown, course: 'pelvic-floor', version: COURSE.version }],
    });
    expect((await activity()).some(({ action }) => action === 'words_checked')).toBe(true);
  });

  test('a lawyer’s check that was kept by mistake is taken back by who shows that it is she, with its line in the activity log', async () => {
    const stale = await operatorWith(server, { role: 'owner', provedAt: server.clock.now() - DESK_PROOF_MS });
    const check = { name: 'A. Example', checkedOn: '2026-11-20' };
    const url = `${deskWordsPath('privacy')}/check`;
    await post(url, { seenVersion: 0, ...check });
    await post(url, { seenVersion: 0, ...check, name: 'B. Example' });
    const takeBack = (name: string, headers?: Record<string, string>) =>
      post(`${url}/take-back`, { version: 0, ...check, name }, headers);
    expect((await takeBack('B. Example', stale.headers)).json()).toMatchObject({ code: 'proof_needed' });
    const another = await takeBack('A. Example');
    expect([another.statusCode, another.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await shown('privacy')).toMatchObject({ version: 0, isChecked: true });
    expect((await takeBack('B. Example')).json()).toEqual({ message: 'The check is taken back.' });
    expect((await takeBack('B. Example')).json()).toEqual({ message: 'The check is taken back.' });
    expect(await shown('privacy')).toMatchObject({ code: 'not_found' });
    expect(await place('privacy')).toMatchObject({ check: null, isDraftPage: true });
    const lines = (await activity()).filter(({ action }) => action === 'check_taken_back');
    expect(lines).toMatchObject([
      { before: expect.stringContaining(', version 0: checked by B. Example on 2026-11-20'), after: null },
    ]);
  });

  test('a clinician’s check is taken back, and the course is shown as unchecked again', async () => {
    const about = { subject: 'course-pelvic-floor', name: 'Ada Example', checkedOn: '2026-11-20' };
    await post(DESK_PATHS.checks, { ...about, register: 'HCPC PH00000', seenVersion: COURSE.version });
    const takeBack = (more: object) => post(DESK_PATHS.takeBackCheck, { ...about, version: COURSE.version, ...more });
    const { headers } = await operatorWith(server, { role: 'helper' });
    const call = [DESK_PATHS.takeBackCheck, { ...about, version: COURSE.version }, headers] as const;
    expect((await post(...call)).json()).toMatchObject({ code: 'not_your_role' });
    expect((await takeBack({ subject: 'nothing' })).statusCode).toBe(404);
    expect((await takeBack({ checkedOn: '2026-11-21' })).statusCode).toBe(409);
    expect((await takeBack({})).json()).toEqual({ message: 'The check is taken back.' });
    expect(await get(SITE_PATH, {})).toMatchObject({ checkedCourses: [] });
    const lines = (await activity()).filter(({ action }) => action === 'check_taken_back');
    expect(lines.map(({ before }) => before).join('\n')).toMatch(
      /checked by Ada Example \(HCPC PH00000\) on 2026-11-20$/m,
    );
  });

  test('an e-mail is sent in her words, with what is filled in, as text', async () => {
    const opening = 'Dear {first name}, <b>well</b> done & {nothing}.\n\nSecond [page](https://fit.example/x).';
    await write('email-reset-password', { subject: 'For {first name}', opening });
    await publish('email-reset-password');
    const person = await server.people.register({ firstName: 'Zora' });
    await server.app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email: person.email } });
    const mail = (await server.sentEmails()).at(-1);
    expect(mail?.subject).toBe('For Zora');
    expect(mail?.text).toContain('Dear Zora, <b>well</b> done & {nothing}.\n\nSecond page (https://fit.example/x).');
    expect(mail?.html).toContain('Dear Zora, &lt;b&gt;well&lt;/b&gt; done &amp; {nothing}.');
  });

  test('another process shows what was published once it looks', async () => {
    const other = publishedWordsIn(server.db);
    await other.refresh();
    await write('help', { 'ask-missed': 'I missed one', 'answer-missed': '' });
    await publish('help');
    expect(other.find('help')).toBeUndefined();
    await other.refresh();
    expect(other.find('help')?.fields).toEqual({ 'ask-missed': 'I missed one', 'answer-missed': '' });
  });
});
