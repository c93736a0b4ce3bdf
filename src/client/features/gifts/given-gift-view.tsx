import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { now } from '#client/browser/clock.ts';
import { lazyView } from '#client/browser/lazy-view.tsx';
import { withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { GiftCard as CardOfGift } from '#client/parts/gifts/gift-card.tsx';
import { deliveryProblems, GiftDeliveryFields, giftDelivery } from '#client/parts/gifts/gift-delivery-fields.tsx';
import { changeGift, makeGiftCard, returnGift } from '#client/parts/gifts/gifts-calls.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button, ButtonStack } from '#client/ui/button.tsx';
import { Card, FactsList, Notice } from '#client/ui/card.tsx';
import { AlertDialog } from '#client/ui/dialog.tsx';
import type { GiftCard, GiftHandle, GivenGift } from '#contract/gifts.ts';
import { poundsText } from '#domain/purchases/price.ts';
import { standingText, standingTitle } from './gift-words.ts';
import styles from './gifts.module.css';

/** Its library draws the square picture; nothing else needs it. */
const GiftCardPaper = lazyView(async () => (await import('./gift-card-paper.tsx')).GiftCardPaper);

const FAILURE = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

interface GivenGiftProps {
  gift: GivenGift;
  handle: GiftHandle;
}

export function GivenGiftView({ gift, handle }: GivenGiftProps) {
  const [card, setCard] = useState<GiftCard>();
  const [isChanging, setIsChanging] = useState(false);
  const keep = useKeepGift(handle);
  const making = useMutation({ mutationFn: () => makeGiftCard(handle), onSuccess: setCard });
  const { standing, amountPence, reference, mayReturn } = gift;
  const isOpen = mayReturn && standing !== 'returning';
  return (
    <>
      <div className={styles.screenOnly}>
        <CardOfGift {...gift} />
      </div>
      <Card className={`${styles.main} ${styles.screenOnly}`}>
        <h2>{standingTitle(gift, now())}</h2>
        <p>{standingText(gift, now())}</p>
        <FactsList
          facts={[
            { name: 'Paid', value: poundsText(amountPence) },
            { name: 'Reference', value: reference },
          ]}
        />
        {making.error && <Failure error={making.error} />}
        {isOpen && (
          <ButtonStack>
            <Button block busy={making.isPending} onClick={() => making.mutate()}>
              {card ? 'Make another card' : 'Make a card to print'}
            </Button>
            <Button variant="outline" block aria-expanded={isChanging} onClick={() => setIsChanging(!isChanging)}>
              Change how it’s sent
            </Button>
          </ButtonStack>
        )}
        {isOpen && isChanging && (
          <ChangeGiftForm
            gift={gift}
            handle={handle}
            onChanged={(changed) => {
              keep(changed);
              setIsChanging(false);
            }}
          />
        )}
        {mayReturn && <ReturnGift gift={gift} handle={handle} onReturned={keep} />}
      </Card>
      {isOpen && card && (
        <Suspense>
          <GiftCardPaper card={card} />
        </Suspense>
      )}
    </>
  );
}

function useKeepGift(handle: GiftHandle) {
  const queryClient = useQueryClient();
  return (gift: GivenGift) => queryClient.setQueryData(['given-gift', handle], gift);
}

const Failure = ({ error }: { error: Error }) => (
  <Notice tone="error" role="alert" icon={<CircleAlert size={22} aria-hidden="true" />}>
    {refusalText(error, FAILURE)}
  </Notice>
);

function ReturnGift({ gift, handle, onReturned }: GivenGiftProps & { onReturned: (gift: GivenGift) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const left = poundsText(gift.amountPence - gift.amountRefundedPence);
  const returning = useMutation({
    mutationFn: () => returnGift(handle),
    onSuccess(returned) {
      setIsAsking(false);
      onReturned(returned);
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: ['given-gift'] }),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsking(true)}>
        <Undo2 size={20} aria-hidden="true" />
        Take it back
      </Button>
      <AlertDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Take the gift back?"
        text={`We’ll send ${left} back to your card. Its email and its cards stop working.`}
      >
        {returning.error && <Failure error={returning.error} />}
        <ButtonStack>
          <Button variant="outline" block onClick={() => setIsAsking(false)}>
            Keep the gift
          </Button>
          <Button variant="danger" block busy={returning.isPending} onClick={() => returning.mutate()}>
            {returning.isPending ? 'Sending it back' : `Refund ${left}`}
          </Button>
        </ButtonStack>
      </AlertDialog>
    </>
  );
}

const CHANGE_FAILURE = {
  title: 'We couldn’t change the gift',
  fallback: 'Please try again',
  needsConnection: 'You need a connection for that.',
};

interface ChangeGiftFormProps {
  gift: GivenGift;
  handle: GiftHandle;
  onChanged: (gift: GivenGift) => void;
}

function ChangeGiftForm({ gift, handle, onChanged }: ChangeGiftFormProps) {
  const [way, setWay] = useState(gift.way);
  const { isBusy, problem, problems, formProps, fieldProps } = useSendingForm({
    names: ['recipientEmail', 'deliverOn'] as const,
    problemsIn: (values) => withoutBlanks(deliveryProblems(way, values)),
    async send(values) {
      onChanged(await changeGift({ ...handle, delivery: giftDelivery(way, values) }));
      return 'again';
    },
    failure: CHANGE_FAILURE,
  });
  return (
    <form {...formProps} className={styles.main}>
      <FormProblem problems={problems} problem={problem} />
      <GiftDeliveryFields
        way={way}
        onWay={setWay}
        fieldProps={fieldProps}
        recipientEmail={gift.recipientEmail ?? undefined}
        deliverOn={gift.deliverOn ?? undefined}
      />
      <p>
        If we’ve already emailed it, that link stops working. Your message stays with the first address and on cards.
      </p>
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
