import { expect, test } from 'vitest';
import { readSiteText } from '#server/settings/site-file.ts';
import { passwordChangedEmail } from './account-emails.ts';
import type { CompanyDetails } from './company-details.ts';
import type { EmailOf } from './email.ts';
import { renderEmail } from './email-layout.ts';
import { receiptCopyEmail, receiptEmail } from './purchase-emails.ts';

const COMPANY = companyOf({
  company: 'Moving Parents Ltd',
  address: '1 Example Street, Leeds',
  companyNumber: '01234567',
  vatNumber: 'GB123456789',
  vatPercent: 20,
  supportEmail: 'help@fit.example',
});
const RECEIPT: EmailOf<'receipt'> = {
  kind: 'receipt',
  firstName: 'Zoë',
  amountPence: 2_999,
  amountRefundedPence: 0,
  paidAt: Date.UTC(2026, 10, 20, 23, 30),
  reference: '3F2504E0',
};

test('the receipt says what was bought, from whom, and how to change one’s mind', () => {
  const { subject, text, html } = renderEmail(receiptEmail(RECEIPT, COMPANY, 'https://fit.example'), COMPANY);
  expect(subject).toBe('You’re in. Here’s your receipt');
  expect(text).toBe(`Hello Zoë,

Thank you, and welcome. Your payment went through and everything’s open.

https://fit.example

Your receipt
------------

Fit in 30, lifetime access: £29.99 (includes VAT of £5.00)

Paid on 20 November 2026. Reference 3F2504E0. Sold by Moving Parents Ltd, 1 Example Street, Leeds, company number 01234567, VAT GB123456789.

Changing your mind
------------------

You have 14 days to change your mind, until 4 December 2026, even if you’ve used the programme. The quickest way is “Ask for a refund” in your Account Settings. You can also tell us in any other clear way: write to help@fit.example, for example “I cancel my purchase of Fit in 30.” You don’t have to give a reason. We’ll send the full £29.99 back to the card you paid with, within 14 days of hearing from you. Your access ends then. There’s no fee.

Model cancellation form. To Moving Parents Ltd, 1 Example Street, Leeds, help@fit.example: I hereby give notice that I cancel my contract for the supply of Fit in 30, ordered on […]. Name, address, date. (Signature only if on paper.)

Your first step
---------------

Start with workout 1A, all of it or in 10 minutes. A few safety questions come first: https://fit.example/help#safety.

The full terms are at https://fit.example/terms.

${'-- '}
Moving Parents Ltd, 1 Example Street, Leeds. Questions? Write to help@fit.example. You’re getting this because you have a Fit in 30 account.
`);
  for (const words of ['Hello Zoë,', 'Changing your mind', 'until 4 December 2026', 'in 10 minutes', COMPANY.company]) {
    expect(html).toContain(words);
  }
  expect(html.match(/<a /g)).toHaveLength(1);
  // What a mailbox shows beside the subject.
  expect(html).toMatch(
    /<body[^>]*><div style="display:none[^>]*>Thank you, and welcome\. Your payment[^<]*open\.&#847;/,
  );
});

test('who gave up her 14 days is told what she agreed to and when, and no date until which she could cancel', () => {
  const agreed = { version: '2026-11-21', at: Date.UTC(2026, 10, 20, 23, 29) };
  const { text } = renderEmail(receiptEmail({ ...RECEIPT, agreed }, COMPANY, 'https://fit.example'), COMPANY);
  expect(text).toContain('What you agreed to');
  expect(text).toContain('On 20 November 2026, before you paid, you ticked: “Please start my access at once.');
  expect(text).not.toContain('Changing your mind');
  expect(text).not.toContain('4 December');
});

test('a receipt of what went back says so and offers nothing more', () => {
  const { text, subject } = renderEmail(
    receiptCopyEmail({ ...RECEIPT, amountRefundedPence: 2_999 }, COMPANY, ''),
    COMPANY,
  );
  expect(subject).toBe('Your Fit in 30 receipt');
  expect(text).toContain('Refunded since: £29.99.');
  expect(text).not.toContain('Changing your mind');
});

test('in summer the day of the purchase is the one in London', () => {
  const paidAt = Date.UTC(2026, 6, 1, 23, 30);
  expect(renderEmail(receiptEmail({ ...RECEIPT, paidAt }, COMPANY, ''), COMPANY).text).toContain(
    'Paid on 2 July 2026.',
  );
});

test('an operator who has said nothing is answered, and nothing is told of VAT', () => {
  const unnamed = companyOf({});
  const { text } = renderEmail(receiptEmail(RECEIPT, unnamed, ''), unnamed);
  expect(text).toContain('lifetime access: £29.99\n');
  expect(text).not.toContain('VAT');
  expect(text).toContain('Sold by Fit in 30.');
  expect(text).toContain('in any other clear way: reply to this email, for example');
  expect(text).not.toContain('Questions?');
});

test('a name is shown as it was typed and is never markup', () => {
  const firstName = `<img src=x onerror="alert('1')">&`;
  const email: EmailOf<'password_changed'> = {
    kind: 'password_changed',
    firstName,
    changedAt: 0,
    hadCalendarAddress: false,
    hadSitter: false,
    isFirst: false,
  };
  const { text, html } = renderEmail(passwordChangedEmail(email, 'https://fit.example/forgot-password'), COMPANY);
  expect(text).toContain(`Hello ${firstName},`);
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;,');
});

function companyOf(siteFile: object): CompanyDetails {
  const reading = readSiteText(JSON.stringify(siteFile), 'site.json');
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.words;
}
