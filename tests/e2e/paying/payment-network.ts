import type { Page, Route } from '@playwright/test';
import type { SeededRandom } from '#tests/seeded-random.ts';
import { checkoutsAtProcessor } from './sandbox-panel.ts';

/** What nobody may read whose card was not declined and who may have been charged. */
const UNTRUE = 'Payment failed|Nothing was charged|nothing was charged';

/** Words on the screen, for however short a time, that would not be true; empty again once they were asked for. */
export async function hearWords(page: Page): Promise<() => string[]> {
  const heard = new Set<string>();
  await page.exposeFunction('hearWords', (words: string) => heard.add(words));
  await page.addInitScript((untrue) => {
    const pattern = new RegExp(untrue);
    const look = () => {
      const words = pattern.exec(document.body?.textContent ?? '')?.[0];
      if (words)
        void (window as unknown as { hearWords: (words: string) => void }).hearWords(`${location.pathname}: ${words}`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, UNTRUE);
  return () => [...heard];
}

/** The next press of the pay button meets a bad network: once, and then it is well again. */
export async function cutConfirm(page: Page, random: SeededRandom): Promise<void> {
  const cut = random.oneOf([
    'request lost',
    'answer lost',
    'answer lost',
    'request late',
    'broken answer',
    'bad gateway',
  ]);
  const delayMs = random.below(3_000);
  await page.route(
    '**/sandbox/checkout/confirm',
    async (route) => {
      if (cut === 'request lost') return route.abort('connectionfailed');
      if (cut === 'request late') await after(delayMs);
      const answer = await route.fetch().catch(() => undefined);
      if (cut === 'broken answer' && answer) return route.fulfill({ status: 200, body: '{"result":' });
      if (cut === 'bad gateway') return route.fulfill({ status: 502, body: 'Bad gateway' });
      return route.abort('connectionreset').catch(() => undefined);
    },
    { times: 1 },
  );
}

/** The product's own looks after a payment are cut, late or refused: the first few of each kind. */
export async function cutLooks(page: Page, random: SeededRandom): Promise<void> {
  for (const path of ['**/api/checkout/standing', '**/api/checkout/verify/*', '**/api/payment/create-intent']) {
    const times = random.below(4);
    if (times === 0) continue;
    await page.route(path, (route) => cutLook(route, random), { times });
  }
}

async function cutLook(route: Route, random: SeededRandom): Promise<void> {
  const cut = random.oneOf(['lost', 'late', 'refused', 'answer lost']);
  if (cut === 'lost') return route.abort('connectionfailed');
  if (cut === 'refused')
    return route.fulfill({ status: 503, body: '{"message":"Not just now.","code":"unavailable"}' });
  if (cut === 'late') {
    await after(random.below(1_500));
    return route.continue().catch(() => undefined);
  }
  await route.fetch().catch(() => undefined);
  return route.abort('connectionreset').catch(() => undefined);
}

/** A slow network. */
const after = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

/** How many checkouts were paid at the card processor since the last call with this memory. */
export async function newlyPaid(page: Page, known: Set<string>): Promise<number> {
  const paid = (await checkoutsAtProcessor(page)).filter(({ isPaid, sessionId }) => isPaid && !known.has(sessionId));
  for (const { sessionId } of paid) known.add(sessionId);
  return paid.length;
}
