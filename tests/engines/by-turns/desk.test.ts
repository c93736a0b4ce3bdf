import { expect } from 'vitest';
import { linkIn, mailTo } from '#tests/e2e/support/mail-folder.ts';
import { chooseStepGoal, subscribe } from '#tests/e2e/support/visitors.ts';
import { journey } from '../support/journey.ts';
import { button, dialog, type EnginePage, heading, link, named, textbox } from '../support/page.ts';

const KATE = 'kate@example.org';
const PASSWORD = 'a long way to the sea';
const NEW_PASSWORD = 'three lanterns by the door';
const WORKOUT = 'Edition A, workout 1C: Core & Control';

journey(
  'the desk: opened by a password and a recovery code, a refund, a draft played, published and read by a member, and the way back in by a code alone',
  async ({ page, product, openAnother }) => {
    const amira = await subscribe(page, { firstName: 'Amira', email: 'amira@example.org' });
    const bea = await chooseStepGoal(page, await subscribe(page, { firstName: 'Bea' }), 5_000);
    const [, printed = ''] = /become the owner, open: (\S+)/.exec(product.log()) ?? [];
    const { pathname, hash } = new URL(printed);

    await page.open(pathname + hash);
    await page.type(textbox('Your first name'), 'Kate');
    await page.type(textbox('Your email'), KATE);
    await page.type(textbox('Choose a password'), PASSWORD);
    await page.press(button('Create account'));
    await page.sees(heading('Write down your recovery codes'));
    const codes = (await page.driver.run(CODES)) as string[];
    expect(codes).toHaveLength(10);
    await page.press(link('I’ve written them down'));
    await page.isAt('/desk/setup');

    await signOut(page);
    await page.type(textbox('Email'), KATE);
    await page.type(textbox('Password'), PASSWORD);
    await page.type(textbox(/^Recovery code/), 'not-a-code');
    await page.press(button('Sign in'));
    await page.sees(/isn’t right|don’t|doesn’t/);
    await page.type(textbox(/^Recovery code/), String(codes[0]));
    await page.press(button('Sign in'));
    await page.sees(heading('Hello Kate'));

    await page.open(`/desk/members/${amira.user.id}`);
    await answer(page, /^Refund £29\.99/);
    await page.sees('Refunded £29.99.');
    await mailTo(product, 'amira@example.org', 'Your refund is on its way');

    await page.open('/desk/programme');
    await page.press(link(/^Core & Control/));
    await page.type(textbox('Title'), 'Calm Core');
    const kept = await keptHere(page);
    await page.press(button('Preview'));
    await page.sees('Calm Core, with your changes so far.');
    await page.inFrame(async () => {
      await page.sees(heading('Get ready'));
      await page.waitFor('the coach stands', STANDS);
      await page.press(named('img', /shows: /));
      await page.press(button('Next'));
      await page.press(button('Skip'));
      await page.sees('2 / 3');
      expect(await page.driver.run('return origin')).toBe('null');
    });
    await page.press(button('Close', dialog('Preview')));
    await page.seesNo(dialog());
    expect(await keptHere(page)).toEqual(kept);

    await answer(page, 'Publish', `Publish ${WORKOUT}`);
    await page.sees('Published. Members have it the next time they open Home or a workout.');
    const atHome = await openAnother();
    await atHome.signIn(bea);
    await atHome.open('/dashboard-full?tab=workouts');
    await atHome.press(link(/Finding Your Rhythm/));
    await atHome.sees('Calm Core');

    await signOut(page);
    await page.press(button('I only have a recovery code'));
    // The form for a password stands above it, with fields of the same names.
    for (const [index, text] of [KATE, String(codes[1])].entries()) {
      await page.driver.run('[...document.forms].at(-1).querySelectorAll("input")[arguments[0]].focus()', index);
      await page.driver.type(text);
    }
    await page.press(button('Email me the link'));
    const way = new URL(linkIn(await mailTo(product, KATE, 'Add a passkey to your desk'), 'desk/start'));
    await page.open(way.pathname + way.hash);
    await page.type(textbox('Choose a password'), NEW_PASSWORD);
    await page.press(button('Save password'));
    await page.press(link('I’ve written them down'));
    await page.sees(heading('Hello Kate'));
  },
);

/** A film over its still, or the coach in pictures. */
const STANDS = 'return document.querySelector("main canvas, main video, main img") !== null';

const KEPT = `return [
  { ...localStorage }, { ...sessionStorage }, document.cookie,
  (await indexedDB.databases()).map(({ name }) => name).sort(), (await caches.keys()).sort(),
];`;

/** What this browser keeps of the product. */
const keptHere = (page: EnginePage) => page.driver.run(KEPT);

const CODES = 'return [...document.querySelectorAll("main ol li")].map((code) => code.textContent)';

/** Presses an action, and says yes to its question. */
async function answer(page: EnginePage, name: string | RegExp, yes = name): Promise<void> {
  await page.press(button(name));
  await page.press(button(yes, dialog()));
  await page.seesNo(dialog());
}

async function signOut(page: EnginePage): Promise<void> {
  await page.open('/desk/more');
  await page.press(button('Sign out'));
  await page.sees(heading('Sign in to your desk'));
}
