import { BANK_ASKS_CARD, DECLINED_CARD, SUCCEEDING_CARD } from '#tests/e2e/paying/card-form.ts';
import { register } from '#tests/e2e/support/visitors.ts';
import { journey } from './support/journey.ts';
import { button, dialog, heading, link, textbox } from './support/page.ts';
import { openMember, typeCard } from './support/visits.ts';

const PAY = button(/^Pay £29\.99/);

journey('from the front page through an account and a plain card to the step goal and Home', async ({ page }) => {
  await page.open('/');
  await page.press(link('Sign in'));
  await page.press(link('Need an account? Sign Up'));
  await page.isAt('/register');
  await page.type(textbox(/^First name/), 'Maya');
  await page.type(textbox(/^Last name/), 'Stone');
  await page.type(textbox(/^Email/), `maya-${Date.now()}@example.org`);
  await page.type(textbox(/^Password/), 'three random words');
  await page.press(button('Create Account'));
  await page.isAt('/subscribe');
  await typeCard(page, SUCCEEDING_CARD);
  await page.press(PAY);
  await page.sees(heading(/^Welcome, Maya/));
  await page.open('/step-onboarding');
  await page.type(textbox(/./), '6000');
  await page.press(button(/^Set 6,?000 Steps$/));
  await page.isAt('/dashboard-full');
  await page.sees('of 6,000');
});

journey('a declined card says so, and a card whose bank asks opens everything', async ({ page }) => {
  await page.signIn(await register(page));
  await page.open('/subscribe');
  await typeCard(page, DECLINED_CARD);
  await page.press(PAY);
  await page.sees('Your card was declined.');
  await typeCard(page, BANK_ASKS_CARD);
  await page.press(PAY);
  await page.press(button('Complete authentication', dialog('3D Secure authentication')));
  await page.sees(heading(/^Welcome, /));
});

journey('a guest pays first, chooses a password, and is in', async ({ page }) => {
  await page.open('/');
  await page.sees('©');
  await page.press(link('Get lifetime access, £29.99'));
  await page.sees('Test mode: no real card is charged.');
  await page.type(textbox('Email'), `amira-${Date.now()}@example.org`);
  await page.type(textbox('Name on card'), 'AMIRA KHAN');
  await typeCard(page, SUCCEEDING_CARD);
  await page.press(button('Pay £29.99'));
  await page.sees(heading('Last step, Amira'));
  await page.type(textbox('Choose a Password'), 'tea before squats');
  await page.type(textbox('Confirm Password'), 'tea before squats');
  await page.press(button('Complete Account Setup'));
  await page.sees(heading(/^Welcome, Amira/));
  await page.isAt('/dashboard');
});

journey('a buyer reads her receipt and gets her money back', async ({ page }) => {
  await openMember(page);
  await page.open('/settings?group=purchase');
  await page.press(link(/Show the receipt/));
  await page.sees(heading('Your receipt'));
  await page.open('/settings?group=purchase');
  await page.press(button(/Ask for a refund/));
  await page.press(button('Refund £29.99'));
  await page.sees('We’ve refunded £29.99 to the card you paid with.');
});
