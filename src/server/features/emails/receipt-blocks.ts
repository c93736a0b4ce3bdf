import { offerText } from '#domain/purchases/offer.ts';
import { poundsText, vatPercentOf, vatText } from '#domain/purchases/price.ts';
import { lastRefundDay, REFUND_WINDOW_DAYS } from '#domain/purchases/refund-window.ts';
import { startAtOnceText } from '#domain/purchases/start-at-once.ts';
import { longDate } from '#domain/time/calendar-day.ts';
import { londonDayAt } from '#server/platform/time/london-day.ts';
import { type CompanyDetails, dateText, nameAndAddress, writeToSupport } from './company-details.ts';
import type { ReceiptFacts } from './email.ts';
import type { EmailBlock } from './email-html.ts';

/** @param isGift a gift is given back until it is claimed: its e-mail says so itself. */
export function receiptBlocks(receipt: ReceiptFacts, company: CompanyDetails, isGift = false): EmailBlock[] {
  const { amountPence, amountRefundedPence, paidAt, reference, offer } = receipt;
  const vatPercent = vatPercentOf(company);
  const vat = vatPercent === undefined ? '' : ` (${vatText(amountPence, vatPercent)})`;
  return [
    { heading: 'Your receipt' },
    { text: `Fit in 30, ${isGift ? 'a gift of ' : ''}lifetime access: ${poundsText(amountPence)}${vat}` },
    ...(offer ? [{ text: `${offerText({ ...offer, amountPence })}.` }] : []),
    { text: `Paid on ${dateText(paidAt)}. Reference ${reference}. Sold by ${sellerText(company)}.` },
    ...(amountRefundedPence > 0 ? [{ text: `Refunded since: ${poundsText(amountRefundedPence)}.` }] : []),
    ...(isGift ? [] : changingYourMind(receipt, company)),
  ];
}

export const firstStepBlocks = (siteUrl: string): EmailBlock[] => [
  { heading: 'Your first step' },
  {
    text: `Start with workout 1A, all of it or in 10 minutes. A few safety questions come first: ${siteUrl}/help#safety.`,
  },
];

export const termsBlocks = (siteUrl: string): EmailBlock[] => [{ text: `The full terms are at ${siteUrl}/terms.` }];

function changingYourMind({ amountPence, amountRefundedPence, paidAt, agreed }: ReceiptFacts, company: CompanyDetails) {
  if (amountRefundedPence >= amountPence) return [];
  if (agreed) return whatWasAgreed(agreed, company);
  const until = longDate(lastRefundDay(londonDayAt(paidAt)));
  return [
    { heading: 'Changing your mind' },
    {
      text:
        `You have ${REFUND_WINDOW_DAYS} days to change your mind, until ${until}, even if you’ve used the programme. ` +
        'The quickest way is “Ask for a refund” in your Account Settings. You can also tell us in any ' +
        `other clear way: ${writeToSupport(company)}, for example “I cancel my purchase of Fit in 30.” You don’t have to ` +
        `give a reason. We’ll send the full ${poundsText(amountPence)} back to the card you paid with, within 14 days of ` +
        'hearing from you. Your access ends then. There’s no fee.',
    },
    { text: cancellationForm(company) },
  ];
}

/** Model form of the Consumer Contracts Regulations. */
export const cancellationForm = (company: CompanyDetails) =>
  `Model cancellation form. To ${[nameAndAddress(company), company.supportEmail].filter(Boolean).join(', ')}: I hereby ` +
  'give notice that I cancel my contract for the supply of Fit in 30, ordered on […]. Name, address, date. ' +
  '(Signature only if on paper.)';

/** The confirmation of a waiver that the law asks for. */
const whatWasAgreed = ({ version, at }: NonNullable<ReceiptFacts['agreed']>, company: CompanyDetails): EmailBlock[] => [
  { heading: 'What you agreed to' },
  {
    text:
      `On ${dateText(at)}, before you paid, you ticked: “${startAtOnceText(version)}” Your access began when your ` +
      'payment went through, so the 14 days for changing your mind ended then. If something’s wrong with the ' +
      `programme, your other rights stay: ${writeToSupport(company)}.`,
  },
];

/** What the law wants a buyer to know of the seller. */
function sellerText(company: CompanyDetails): string {
  const { companyNumber, vatNumber } = company;
  return [
    nameAndAddress(company),
    ...(companyNumber ? [`company number ${companyNumber}`] : []),
    ...(vatNumber ? [`VAT ${vatNumber}`] : []),
  ].join(', ');
}
