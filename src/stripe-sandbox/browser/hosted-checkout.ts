import { callSandbox } from './call-sandbox.ts';
import { createCardField } from './card-field.ts';
import { type CheckoutView, SANDBOX_CHECKOUT_PATH } from './checkout-answers.ts';
import { formatAmount } from './checkout-session.ts';
import { createElement } from './create-element.ts';
import { payCheckout, refusedBeforeSending } from './pay-checkout.ts';
import { createPaymentElement } from './payment-element.ts';

interface HostedCheckout {
  /** The page's empty main part. */
  place: HTMLElement;
  /** The session's id is the last part of the page's address, and all that opens it. */
  sessionId: string;
  /** Goes to another page. */
  leave: (address: string) => void;
}

const PRODUCT = 'Fit in 30, lifetime access';
const COACH_PICTURE = '/coach/scene-celebration.webp';
const LONGEST_NAME = 160;

/** Draws the page that Stripe would serve for a hosted session: what is bought, the card, and the way back. */
export async function openHostedCheckout({ place, sessionId, leave }: HostedCheckout): Promise<void> {
  try {
    const view = await callSandbox<CheckoutView>(SANDBOX_CHECKOUT_PATH, { clientSecret: sessionId });
    place.replaceChildren(...(view.status === 'open' ? openCheckout(view, leave) : closedCheckout(view)));
  } catch {
    const text = 'We cannot find this checkout. Nothing was charged.';
    place.replaceChildren(...closedPage('No checkout here', text, { label: 'Back to Home', href: '/' }));
  }
}

function closedCheckout({ status, returnUrl, cancelUrl }: CheckoutView): Node[] {
  if (status === 'complete') {
    return closedPage('Paid', 'This purchase is paid. Thank you.', { label: 'Continue', href: returnUrl });
  }
  const text = 'This checkout has run out. You haven’t been charged.';
  return closedPage('Too late', text, { label: 'Go back', href: cancelUrl ?? '/' });
}

function closedPage(title: string, text: string, way: { label: string; href: string }): Node[] {
  return [
    createElement('h1', {}, title),
    createElement('p', { class: 'sandbox-page-text' }, text),
    createElement('a', { class: 'sandbox-page-button', href: way.href }, way.label),
  ];
}

function openCheckout(view: CheckoutView, leave: (address: string) => void): Node[] {
  const price = formatAmount(view.amountTotal, view.currency);
  const buyer = buyerFields(view.email);
  const card = createPaymentElement();
  const problemLine = createElement('p', { class: 'sandbox-page-problem', role: 'alert' });
  problemLine.hidden = true;
  const label = `Pay ${price}`;
  const pay = createElement('button', { class: 'sandbox-page-button', type: 'submit' }, label);
  const cardPlace = createElement('div');
  card.mount(cardPlace);
  const sheet = createElement('div', { class: 'sandbox-page-card' }, ...buyer.parts, cardPlace);
  const parts = [sheet, problemLine, pay, ...promiseOf(view), ...wayBack(view.cancelUrl)];
  const form = createElement('form', { class: 'sandbox-page-form', novalidate: '' }, ...parts);

  async function submit(): Promise<string | undefined> {
    const entered = card.read();
    const problem = buyer.problem();
    if (problem !== undefined) {
      buyer.focus();
      return problem;
    }
    if ('problem' in entered) return entered.problem;
    const refused = refusedBeforeSending(entered.card.number);
    if (refused !== undefined) return refused.error.message;
    const answer = await payCheckout({ clientSecret: view.id, card: entered.card, ...buyer.read() }, card);
    if (answer.result === 'declined') return answer.problem.message;
    leave(answer.session.returnUrl);
    return undefined;
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (pay.disabled) return;
    pay.disabled = true;
    pay.textContent = 'Processing...';
    problemLine.hidden = true;
    const problem = await submit().catch((error: unknown) => (error instanceof Error ? error.message : ''));
    if (problem === undefined) return; // the browser is on its way to the next page
    problemLine.textContent = problem;
    problemLine.hidden = false;
    pay.disabled = false;
    pay.textContent = label;
  });

  const title = createElement('h1', {}, 'Nearly yours');
  return [createElement('div', { class: 'sandbox-page-offer' }, title, orderOf(price)), form];
}

function orderOf(price: string): HTMLElement {
  return createElement(
    'div',
    { class: 'sandbox-page-order' },
    createElement('dl', {}, createElement('dt', {}, PRODUCT), createElement('dd', {}, price)),
    createElement('p', {}, 'One payment. Nothing to renew.'),
    createElement('img', { src: COACH_PICTURE, alt: '', width: '200', height: '200' }),
  );
}

const promiseOf = ({ submitText }: CheckoutView): Node[] =>
  submitText === null ? [] : [createElement('p', { class: 'sandbox-page-promise' }, submitText)];

function wayBack(cancelUrl: string | null): Node[] {
  return cancelUrl === null
    ? []
    : [createElement('a', { class: 'sandbox-page-back', href: cancelUrl }, 'Cancel and go back')];
}

/** Who pays. An address that the shop knows already is shown and cannot be changed, as with Stripe. */
function buyerFields(knownEmail: string | null) {
  const email = createCardField({
    label: 'Email',
    placeholder: 'you@example.org',
    inputMode: 'email',
    autocomplete: 'email',
    capitals: 'none',
    format: (text) => text.trim(),
    problemOf: (text) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'Your email is incomplete.'),
  });
  const name = createCardField({
    label: 'Name on card',
    placeholder: 'Full name',
    inputMode: 'text',
    autocomplete: 'name',
    capitals: 'words',
    format: (text) => text.slice(0, LONGEST_NAME),
    problemOf: (text) => (text.trim() === '' ? 'Your name is incomplete.' : undefined),
  });
  email.input.value = knownEmail ?? '';
  email.input.readOnly = knownEmail !== null;
  const fields = [email, name];
  const wrong = () => fields.find((field) => field.problem() !== undefined);
  return {
    parts: fields.map((field) => field.root),
    problem(): string | undefined {
      for (const field of fields) field.showProblem(field.problem());
      return wrong()?.problem();
    },
    focus: () => wrong()?.input.focus(),
    read: () => ({ email: email.input.value, name: name.input.value.trim() }),
  };
}
