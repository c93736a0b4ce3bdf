import { describe, expect, test } from 'vitest';
import type { WordsVersion } from '#contract/desk/words.ts';
import {
  AUTH_FORGOT_PASSWORD_PATH,
  calendarAddressPath,
  DESK_PATHS,
  deskWordsPath,
  picturePath,
  wordsPath,
  workoutDaysPath,
} from '#contract/paths.ts';
import { TEST_DATABASES } from '#tests/databases/open-test-database.ts';
import { deskOperatorOf } from '#tests/desk/desk-operator.ts';
import { pngOf } from '#tests/desk/picture-of-test.ts';
import { wordsAtDesk } from '#tests/desk/words-at-desk.ts';
import { buyAsGuest } from '#tests/people/buyers.ts';

describe.each(TEST_DATABASES)('the look of the programme, on %s', (kind) => {
  const { server, get, post, write, publish, place } = wordsAtDesk(kind);

  test('a name that a page or a calendar could not hold is refused, and names its field', async () => {
    await write('look', { name: '<b>Strong</b>' });
    expect((await publish('look')).json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'name', message: 'Use letters, digits, spaces and ’ . ! ? + - only.' }],
    });
    expect((await place('look')).version).toBe(0);
  });

  test('a palette that there is not is refused', async () => {
    await write('look', { name: 'Fit in 30', palette: 'red; } body { display: none' });
    expect((await publish('look')).json()).toMatchObject({ fields: [{ field: 'palette' }] });
  });

  test('once published, the name and the colours stand in e-mails, calendars, at the card processor and in the file of sales', async () => {
    await write('look', { name: 'Mum Strong', palette: 'plum' });
    expect((await publish('look')).statusCode).toBe(200);

    await buyAsGuest(server, { email: 'new@example.org', name: 'Ann Guest' });
    const mails = (await server.sentEmails()).filter(({ to }) => to === 'new@example.org');
    expect(mails.map(({ text }) => text).join('\n')).toContain('Mum Strong, lifetime access: £29.99');
    for (const { subject, text, html } of mails) {
      expect(`${subject}${text}${html}`).not.toContain('Fit in 30');
      expect(html).toContain('#5c365b');
      expect(html).not.toContain('#0f4c45');
    }

    const { id, headers } = await server.people.subscribe();
    const times = { weekdays: [0, 2, 4], startMinute: 1_170, zone: 'Europe/London' };
    await server.app.inject({ method: 'PATCH', url: workoutDaysPath(id), headers, payload: times });
    const { path } = (await server.app.inject({ method: 'POST', url: calendarAddressPath(id), headers })).json();
    expect((await server.app.inject({ url: path })).body).toContain('X-WR-CALNAME:Mum Strong');

    const sales = await server.app.inject({
      url: DESK_PATHS.salesFile,
      headers: (await deskOperatorOf(server)).headers,
    });
    expect(sales.body).toContain('Mum Strong lifetime access');
  });

  const upload = (bytes: Buffer, headers?: Record<string, string>) =>
    post(DESK_PATHS.pictures, { image: bytes.toString('base64') }, headers);

  test('a photo is kept once, shown to everybody under a name of its own, and published with who leads it', async () => {
    const photo = pngOf(640, 640);
    const { id } = (await upload(photo)).json<{ id: string }>();
    expect((await upload(photo)).json()).toEqual({ message: 'Picture saved.', id });
    const shown = await server.app.inject({ url: picturePath(id) });
    expect([shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    expect(shown.rawPayload).toEqual(photo);
    await write('look', { portrait: id, 'led-by-name': 'Kate' });
    expect((await publish('look')).statusCode).toBe(200);
    expect((await server.app.inject({ url: wordsPath('look') })).json()).toMatchObject({ fields: { portrait: id } });
    const { differences } = await get<WordsVersion>(
      `${deskWordsPath('look')}/versions/${(await place('look')).version}`,
    );
    expect(differences[0]).toEqual({
      label: 'Your photo',
      parts: [{ kind: 'added', text: `Picture ${id.slice(0, 6)}` }],
    });
  });

  test.each([
    ['no picture', Buffer.from('<svg/>'), 'Choose a JPEG, PNG or WebP picture.'],
    ['one that is too small', pngOf(199, 640), 'Choose a picture of 200 to 1600 pixels on each side.'],
    ['one that is too large', pngOf(640, 1_601), 'Choose a picture of 200 to 1600 pixels on each side.'],
  ])('%s is refused, and names its field', async (_, bytes, message) => {
    expect((await upload(bytes)).json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'image', message }],
    });
  });

  test('a photo that is not stored, or is too small for its place, is not published', async () => {
    const refusal = async (portrait: string) => {
      await write('look', { portrait });
      return (await publish('look')).json<{ fields: { field: string; message: string }[] }>().fields;
    };
    const again = [{ field: 'portrait', message: 'Choose the picture again.' }];
    expect(await refusal(`${'0'.repeat(64)}.png`)).toEqual(again);
    expect(await refusal('../../etc/passwd')).toEqual(again);
    const { id } = (await upload(pngOf(300, 640))).json<{ id: string }>();
    expect(await refusal(id)).toEqual([
      { field: 'portrait', message: 'Choose a picture of at least 400 by 400 pixels.' },
    ]);
  });

  test.each(['..%2f..%2fsite.json', `${'0'.repeat(64)}.png`, 'x'])('there is no picture %s', async (id) => {
    expect((await server.app.inject({ url: `/pictures/${id}` })).statusCode).toBe(404);
  });

  test('the signature ends the e-mails that can be worded, and no other', async () => {
    await write('look', { portrait: '', signature: 'Kate x' });
    await publish('look');
    const person = await server.people.register();
    await server.app.inject({ method: 'POST', url: AUTH_FORGOT_PASSWORD_PATH, payload: { email: person.email } });
    expect((await server.sentEmails()).at(-1)?.text).toMatch(/\n\nKate x\n\n-- \n/);
  });

  test('where there is no room for another picture, one that is there can still be chosen again', async () => {
    const { id } = (await upload(pngOf(640, 640))).json<{ id: string }>();
    const many = Array.from({ length: 200 }, (_, at) => ({
      id: `many-${at}.png`,
      body: '',
      width: 1,
      height: 1,
      at: 0,
    }));
    await server.db.insertInto('picture').values(many).execute();
    expect((await upload(pngOf(641, 641))).json().message).toContain('Use one of them');
    expect((await upload(pngOf(640, 640))).json()).toEqual({ message: 'Picture saved.', id });
    await server.db.deleteFrom('picture').where('id', 'like', 'many-%').execute();
  });
});
