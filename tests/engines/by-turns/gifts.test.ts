import { afterAll } from 'vitest';
import { SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { closeShared, journey } from '../support/journey.ts';
import { button, heading, named, radio, textbox } from '../support/page.ts';
import { typeCard } from '../support/visits.ts';

afterAll(closeShared);

journey('a guest gives, and somebody new opens the gift by its link', async ({ page, openAnother }) => {
  await page.open('/give');
  await page.type(textbox('Their first name'), 'Amira');
  await page.press(radio(/^By email/));
  await page.type(textbox(/^Your message/), 'Ten minutes are enough.');
  await page.type(textbox('Your first name'), 'Sam');
  await page.type(textbox('Their email'), `amira-${Date.now()}@example.org`);
  await page.type(textbox('Your email address'), `sam-${Date.now()}@example.org`);
  await page.press(button('Continue to payment'));
  await typeCard(page, SUCCEEDING_CARD);
  await page.press(button('Pay £29.99 and give it'));
  await page.sees(heading('Your gift'));
  await page.press(button('Make a card to print'));
  await page.sees(/[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}/);
  const [code] = /[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}/.exec(await page.read(named('main'))) ?? [];
  const hers = await openAnother();
  await hers.open(`/gift#${code}`);
  await hers.sees(heading('Sam has a gift for you'));
  await hers.press(button('I’m new: choose a password'));
  await hers.type(textbox(/^First name/), 'Amira');
  await hers.type(textbox(/^Email/), `amira-${Date.now()}@example.org`);
  await hers.type(textbox('Password'), 'three random words');
  await hers.press(button('Create Account'));
  await hers.press(button('Open my gift'));
  await hers.isAt(/step-onboarding/);
});
