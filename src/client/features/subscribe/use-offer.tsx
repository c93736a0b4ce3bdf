import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askOffer } from '#client/parts/purchases/checkout-calls.ts';
import { refusalText, refusedFields } from '#client/parts/purchases/refusal-words.ts';
import { useShownPence } from '#client/parts/purchases/shown-price.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';
import { type FormValues, useForm } from '#client/ui/use-form.ts';
import type { OfferAnswer, StartPayment } from '#contract/payments.ts';
import { OfferBox } from './offer-box.tsx';

const FIELDS = ['offerCode', 'offerEmail'] as const;
type OfferField = (typeof FIELDS)[number];

const FAILURE = {
  fallback: 'We couldn’t check the code. Please try again.',
  needsConnection: 'You need a connection to use a code.',
};

interface AppliedOffer extends OfferAnswer {
  offerEmail: string;
}

export type OfferOfPage = ReturnType<typeof useOffer>;

/** A code stands in the address, so that a reload and the way back from the provider know it. */
export function useOffer({ isGift = false } = {}) {
  const known = useWordInAddress('code');
  const { applied, hasAnswered, ask, ...question } = useOfferQuestion(isGift);
  const [isOpen, setIsOpen] = useState(false);
  const [asksAddress, setAsksAddress] = useState(false);
  const form = useForm({
    names: FIELDS,
    problemsIn: ({ offerCode }) => (offerCode.trim() === '' ? { offerCode: 'Enter your code.' } : {}),
    onSubmit: (values) => void ask(values, refuse),
  });

  function refuse(error: unknown): void {
    const found = refusedFields(error, FIELDS);
    const isOfField = FIELDS.some((name) => found[name] !== undefined);
    question.forget();
    setIsOpen(true);
    if (found.offerEmail !== undefined) setAsksAddress(true);
    form.refuse(isOfField ? found : { offerCode: refusalText(error, FAILURE) });
  }

  useAskedOnArrival(hasAnswered ? null : known, (offerCode) => {
    if (offerCode === '') setIsOpen(true);
    else void ask({ offerCode, offerEmail: '' }, refuse);
  });
  useAskedAnew(question.shownPence, () => applied && void ask(applied, refuse));

  return {
    /** False while the code of the address is asked about. */
    isKnown: !known || hasAnswered,
    payPence: applied?.amountPence ?? question.shownPence,
    start: startWith(applied),
    /** True if the code was rejected: its field shows that. */
    refused(error: unknown): boolean {
      const isOfCode = error instanceof ApiError && FIELDS.some((name) => error.problemWith(name) !== undefined);
      if (isOfCode) refuse(error);
      return isOfCode;
    },
    box: (
      <OfferBox
        {...{ applied, isOpen, asksAddress, form }}
        isBusy={question.isBusy}
        typed={known ?? ''}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onRemove={() => {
          setIsOpen(false);
          question.forget();
          keepInAddress('code', undefined);
        }}
      />
    ),
  };
}

function useOfferQuestion(isGift: boolean) {
  const shownPence = useShownPence();
  const [applied, setApplied] = useState<AppliedOffer>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const turns = useRef(0);

  async function ask({ offerCode, offerEmail }: FormValues<OfferField>, refuse: (error: unknown) => void) {
    turns.current += 1;
    const turn = turns.current;
    const isLast = () => turn === turns.current;
    setIsBusy(true);
    try {
      const address = offerEmail.trim() === '' ? {} : { offerEmail };
      const answer = await askOffer({ offerCode, ...address, isGift, seenPence: shownPence });
      if (!isLast()) return;
      setApplied({ ...answer, offerEmail });
    } catch (error) {
      if (isLast()) refuse(error);
    }
    setHasAnswered(true);
    setIsBusy(false);
  }

  useEffect(() => {
    if (applied) keepInAddress('code', applied.offerCode);
  }, [applied]);

  function forget(): void {
    turns.current += 1;
    setApplied(undefined);
    setIsBusy(false);
  }

  return { shownPence, applied, isBusy, hasAnswered, ask, forget };
}

function useAskedOnArrival(known: string | null, ask: (code: string) => void): void {
  const hasAsked = useRef(false);
  useEffect(() => {
    if (known === null || hasAsked.current) return;
    hasAsked.current = true;
    ask(known);
  });
}

function useAskedAnew(shownPence: number, ask: () => void): void {
  const askedAt = useRef(shownPence);
  useEffect(() => {
    if (askedAt.current === shownPence) return;
    askedAt.current = shownPence;
    ask();
  });
}

function startWith(applied: AppliedOffer | undefined): Pick<StartPayment, 'offerCode' | 'offerEmail'> {
  if (!applied) return {};
  const { offerCode, offerEmail } = applied;
  return { offerCode, ...(offerEmail.trim() === '' ? {} : { offerEmail }) };
}

export function keepInAddress(name: string, word: string | undefined): void {
  const url = new URL(window.location.href);
  if (word === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, word);
  history.replaceState(history.state, '', url);
}

const never = () => () => undefined;

/** Null during hydration, as in the pre-rendered markup. */
export function useWordInAddress(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  );
}
