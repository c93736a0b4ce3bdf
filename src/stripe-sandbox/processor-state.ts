import type { ProcessorState } from './browser/panel-answers.ts';
import type { StripeAnswer } from './sandbox-records.ts';

/** Long enough to see what a buyer sees meanwhile. */
const SLOW_MS = 3_000;

const REFUSALS: Readonly<Partial<Record<ProcessorState, StripeAnswer>>> = {
  failing: { status: 500, body: { error: { type: 'api_error', message: 'An unknown error occurred.' } } },
  busy: {
    status: 429,
    body: { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' } },
  },
};

export type ProcessorStateControl = ReturnType<typeof createProcessorState>;

/** How the card processor answers the product's calls, to try out its bad days. A restart makes it well again. */
export function createProcessorState() {
  let state: ProcessorState = 'well';
  return {
    current: () => state,
    choose(chosen: ProcessorState): void {
      state = chosen;
    },
    /** To be awaited before a call is carried out; the refusal to answer it with instead, if there is one. */
    async meet(): Promise<StripeAnswer | undefined> {
      if (state === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
      return REFUSALS[state];
    },
  };
}
