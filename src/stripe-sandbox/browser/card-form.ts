import { createCardField } from './card-field.ts';
import {
  digitsOf,
  formatCardNumber,
  formatExpiry,
  formatPostcode,
  formatSecurityCode,
  problemOfExpiry,
  problemOfNumber,
  problemOfPostcode,
  problemOfSecurityCode,
  readExpiry,
} from './card-rules.ts';
import type { CardInput } from './checkout-answers.ts';
import { createElement } from './create-element.ts';

/** Browsers must not offer a real card here, so the card's fields are kept out of autofill. */
const NO_AUTOFILL = 'off';

/** What was entered, or why it cannot be used. */
export type EnteredCard = { card: CardInput } | { problem: string };

/** The card fields, in the look of the page around them. */
export function createCardForm() {
  const fields = createFields();
  const inOrder = [fields.number, fields.expiry, fields.securityCode, fields.postcode];
  const root = arrange(fields);

  return {
    root,
    isComplete: () => inOrder.every((field) => field.problem() === undefined),
    isEmpty: () => inOrder.every((field) => field.input.value === ''),
    focus: () => fields.number.input.focus(),
    clear(): void {
      for (const field of inOrder) field.clear();
    },
    /** Shows every problem and moves to the first. */
    read(): EnteredCard {
      for (const field of inOrder) field.showProblem(field.problem());
      const wrong = inOrder.find((field) => field.problem() !== undefined);
      wrong?.input.focus();
      const expiry = readExpiry(fields.expiry.input.value);
      if (wrong !== undefined || expiry === undefined) return { problem: wrong?.problem() ?? '' };
      // The postcode stays in the browser: nothing here needs it.
      const number = digitsOf(fields.number.input.value);
      const securityCode = fields.securityCode.input.value;
      return { card: { number, expiryMonth: expiry.month, expiryYear: expiry.year, securityCode } };
    },
  };
}

type CardFields = ReturnType<typeof createFields>;

function createFields() {
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const number = createCardField({
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    inputMode: 'numeric',
    autocomplete: NO_AUTOFILL,
    hint: 'Test card: 4242 4242 4242 4242, any future date, any code.',
    format: formatCardNumber,
    problemOf: problemOfNumber,
  });
  const expiry = createCardField({
    label: 'Expiry',
    placeholder: 'MM / YY',
    inputMode: 'numeric',
    autocomplete: NO_AUTOFILL,
    format: formatExpiry,
    problemOf: (text) => problemOfExpiry(text, today),
  });
  const securityCode = createCardField({
    label: 'Security code',
    placeholder: 'CVC',
    inputMode: 'numeric',
    autocomplete: NO_AUTOFILL,
    format: formatSecurityCode,
    problemOf: (text) => problemOfSecurityCode(text, number.input.value),
  });
  const postcode = createCardField({
    label: 'Postcode',
    placeholder: 'SW1A 1AA',
    inputMode: 'text',
    autocomplete: 'postal-code',
    format: formatPostcode,
    problemOf: problemOfPostcode,
  });
  return { number, expiry, securityCode, postcode };
}

/** One way to pay is no choice, so there is no tab; as with Stripe. */
function arrange({ number, expiry, securityCode, postcode }: CardFields): HTMLElement {
  return createElement(
    'div',
    { class: 'sandbox-pay', role: 'group', 'aria-label': 'Card' },
    number.root,
    createElement('div', { class: 'sandbox-pay-pair' }, expiry.root, securityCode.root),
    postcode.root,
  );
}
