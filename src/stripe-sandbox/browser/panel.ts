import { callSandbox } from './call-sandbox.ts';
import { formatAmount } from './checkout-session.ts';
import { createElement } from './create-element.ts';
import {
  PANEL_DISPUTE_PATH,
  PANEL_OVERVIEW_PATH,
  PANEL_PROCESSOR_PATH,
  PANEL_REFUND_PATH,
  PANEL_WEBHOOKS_PATH,
  type PanelCard,
  type PanelCheckout,
  type PanelOverview,
  type ProcessorState,
} from './panel-answers.ts';

/** A part of the money, for trying out a refund that leaves the access. */
const PARTIAL_REFUND = 500;

/** Does something in the sandbox, and shows what it has come to. */
type Act = (path: string, request: object) => void;

/** Draws the panel into `place`, now and whenever something has changed; answers how to look again. */
export function createPanel(place: HTMLElement) {
  const problem = createElement('p', { class: 'sandbox-page-problem', role: 'alert' });
  problem.hidden = true;
  const content = createElement('div', { class: 'sandbox-panel' });
  place.replaceChildren(createElement('h1', {}, 'Sandbox'), introduction(), problem, content);
  let shown = '';

  function complain(error?: unknown): void {
    problem.hidden = error === undefined;
    problem.textContent = error instanceof Error ? error.message : '';
  }

  const act: Act = (path, request) => {
    callSandbox(path, request)
      .then(() => complain(), complain)
      .finally(refresh);
  };

  async function refresh(): Promise<void> {
    const answer = await fetch(PANEL_OVERVIEW_PATH).catch(() => undefined);
    const text = answer?.ok ? await answer.text() : undefined;
    if (text === undefined) return complain(new Error('The product does not answer.'));
    if (text === shown) return;
    shown = text;
    keepingFocus(content, () => content.replaceChildren(...draw(JSON.parse(text), act)));
  }

  return { refresh };
}

function introduction(): HTMLElement {
  const text = 'What banks and the card processor do in the real world, to be tried out here. Only test money moves.';
  return createElement('p', { class: 'sandbox-page-text' }, text);
}

function draw({ checkouts, heldWebhooks, processor, cards }: PanelOverview, act: Act): Node[] {
  return [
    section('Webhooks', webhooks(heldWebhooks, act)),
    section('Card processor', processorChoice(processor, act)),
    section('Checkouts', checkouts.length === 0 ? text('Nobody has begun to pay yet.') : checkoutList(checkouts, act)),
    section('Test cards', cardTable(cards)),
  ];
}

function webhooks(held: number | null, act: Act): HTMLElement {
  const state =
    held === null ? 'Sent at once.' : `Held back: ${held} waiting. The product hears nothing until they are sent.`;
  const [step, label] = held === null ? (['hold', 'Hold back'] as const) : (['release', 'Send what waits'] as const);
  return createElement(
    'div',
    { class: 'sandbox-panel-row' },
    text(state),
    button(label, 'webhooks', () => act(PANEL_WEBHOOKS_PATH, { step })),
  );
}

const PROCESSOR_WORDS: Readonly<Record<ProcessorState, { state: string; label: string }>> = {
  well: { state: 'Answers at once.', label: 'Answer at once' },
  slow: { state: 'Takes three seconds for each answer.', label: 'Be slow' },
  failing: { state: 'Fails at every call.', label: 'Fail' },
  busy: { state: 'Refuses every call: too many requests.', label: 'Be too busy' },
};

function processorChoice(current: ProcessorState, act: Act): HTMLElement {
  const others = Object.entries(PROCESSOR_WORDS).filter(([state]) => state !== current);
  return createElement(
    'div',
    { class: 'sandbox-panel-row' },
    text(PROCESSOR_WORDS[current].state),
    ...others.map(([state, { label }]) =>
      button(label, `processor ${state}`, () => act(PANEL_PROCESSOR_PATH, { state })),
    ),
  );
}

function checkoutList(checkouts: readonly PanelCheckout[], act: Act): HTMLElement {
  const items = checkouts.map((checkout) => createElement('li', { class: 'sandbox-page-card' }, ...row(checkout, act)));
  return createElement('ul', { class: 'sandbox-panel-list' }, ...items);
}

function row(checkout: PanelCheckout, act: Act): Node[] {
  const { buyer, amount, currency, created, product } = checkout;
  const when = new Date(created * 1_000).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
  return [
    createElement('h3', {}, `${formatAmount(amount, currency)} by ${buyer}`),
    text(`${when}. Card processor: ${processorState(checkout)}. Product: ${product ?? 'knows nothing of it'}.`),
    createElement('div', { class: 'sandbox-panel-row' }, ...actions(checkout, act)),
  ];
}

function processorState({ checkout, isPaid, amount, amountRefunded, dispute, currency }: PanelCheckout): string {
  if (!isPaid) return checkout === 'expired' ? 'ran out unpaid' : 'open, unpaid';
  const parts = ['paid'];
  if (amountRefunded > 0) {
    parts.push(amountRefunded === amount ? 'refunded' : `${formatAmount(amountRefunded, currency)} refunded`);
  }
  if (dispute !== null) parts.push(`dispute ${dispute.replaceAll('_', ' ')}`);
  return parts.join(', ');
}

function actions({ sessionId, isPaid, amount, amountRefunded, dispute, currency }: PanelCheckout, act: Act): Node[] {
  if (!isPaid) return [];
  const left = amount - amountRefunded;
  const refund = (label: string, part?: number) =>
    button(label, `${sessionId} ${label}`, () => act(PANEL_REFUND_PATH, { sessionId, amount: part }));
  const contest = (label: string, step: 'open' | 'won' | 'lost') =>
    button(label, `${sessionId} ${step}`, () => act(PANEL_DISPUTE_PATH, { sessionId, step }));
  return [
    ...(left > 0 ? [refund('Refund')] : []),
    ...(left > PARTIAL_REFUND ? [refund(`Refund ${formatAmount(PARTIAL_REFUND, currency)}`, PARTIAL_REFUND)] : []),
    ...(dispute === null ? [contest('Open a dispute', 'open')] : []),
    ...(dispute === 'needs_response' ? [contest('Win the dispute', 'won'), contest('Lose the dispute', 'lost')] : []),
  ];
}

function cardTable(cards: readonly PanelCard[]): HTMLElement {
  const rows = cards.map(({ number, outcome }) =>
    createElement(
      'tr',
      {},
      createElement('th', { scope: 'row' }, number.replaceAll(/(.{4})(?=.)/g, '$1 ')),
      createElement('td', {}, outcome),
    ),
  );
  const head = createElement(
    'tr',
    {},
    createElement('th', { scope: 'col' }, 'Number'),
    createElement('th', { scope: 'col' }, 'What happens'),
  );
  return createElement('table', {}, createElement('thead', {}, head), createElement('tbody', {}, ...rows));
}

const text = (words: string) => createElement('p', { class: 'sandbox-page-text' }, words);

function section(title: string, content: HTMLElement): HTMLElement {
  return createElement('section', {}, createElement('h2', {}, title), content);
}

function button(label: string, key: string, work: () => void): HTMLButtonElement {
  const element = createElement('button', { type: 'button', class: 'sandbox-panel-button', 'data-key': key }, label);
  element.addEventListener('click', work);
  return element;
}

/** Whoever is at a button stays there when everything is drawn anew. */
function keepingFocus(container: HTMLElement, redraw: () => void): void {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && container.contains(active) ? active.dataset.key : undefined;
  redraw();
  if (key === undefined) return;
  const again = [...container.querySelectorAll('button')].find((each) => each.dataset.key === key);
  (again ?? container.querySelector('button'))?.focus();
}
