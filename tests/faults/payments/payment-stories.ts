import type { startTestSandbox } from '#stripe-sandbox/start-test-sandbox.ts';

type Controls = Awaited<ReturnType<typeof startTestSandbox>>['sandbox']['controls'];

export type PaymentStep = (controls: Controls) => Promise<unknown>;

/** What becomes of a payment at the bank and the operator. */
export interface PaymentStory {
  name: string;
  /** The states that are true one after the other, from the payment on. */
  states: readonly string[];
  end: string;
  refundedPence: number;
  begin: (intentId: string) => PaymentStep[];
}

const PRICE_PENCE = 2_999;

/** Gives back so much, or all that is left. */
const refund =
  (amount?: number) =>
  (intentId: string): PaymentStep[] => [(controls) => controls.refund(intentId, amount)];

function refundThatFails(intentId: string): PaymentStep[] {
  let refundId = '';
  return [
    async (controls) => {
      refundId = (await controls.refund(intentId)).id;
    },
    (controls) => controls.failRefund(refundId),
  ];
}

const dispute =
  (end?: 'won' | 'lost') =>
  (intentId: string): PaymentStep[] => {
    let disputeId = '';
    const open: PaymentStep = async (controls) => {
      disputeId = (await controls.openDispute(intentId)).id;
    };
    return end ? [open, (controls) => controls.closeDispute(disputeId, end)] : [open];
  };

const oneAfterTheOther =
  (...parts: ((intentId: string) => PaymentStep[])[]) =>
  (intentId: string) =>
    parts.flatMap((part) => part(intentId));

/** Each ends in its last state, with so much given back. */
const story = (
  name: string,
  states: readonly string[],
  refundedPence: number,
  begin: PaymentStory['begin'],
): PaymentStory => ({ name, states, end: states.at(-1) ?? '', refundedPence, begin });

export const PAYMENT_STORIES: readonly PaymentStory[] = [
  story('paid', ['paid'], 0, () => []),
  story('partial', ['paid'], 500, refund(500)),
  story('refunded', ['paid', 'refunded'], PRICE_PENCE, refund()),
  story('disputed', ['paid', 'disputed'], 0, dispute()),
  story('won', ['paid', 'disputed', 'paid'], 0, dispute('won')),
  story('lost', ['paid', 'disputed', 'lost'], 0, dispute('lost')),
  story('partial, then the rest', ['paid', 'refunded'], PRICE_PENCE, oneAfterTheOther(refund(500), refund())),
  story('refund failed', ['paid', 'refunded', 'paid'], 0, refundThatFails),
  story('partial, disputed, won', ['paid', 'disputed', 'paid'], 500, oneAfterTheOther(refund(500), dispute('won'))),
  story(
    'won, then refunded',
    ['paid', 'disputed', 'paid', 'refunded'],
    PRICE_PENCE,
    oneAfterTheOther(dispute('won'), refund()),
  ),
  story(
    'won, then disputed again and lost',
    ['paid', 'disputed', 'paid', 'disputed', 'lost'],
    0,
    oneAfterTheOther(dispute('won'), dispute('lost')),
  ),
];
