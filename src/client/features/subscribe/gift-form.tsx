import { type FormEvent, useState } from 'react';
import { emailProblem, firstNameProblem, withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { GiftCard, type GiftOnCard } from '#client/parts/gifts/gift-card.tsx';
import { deliveryProblems, GiftDeliveryFields, giftDelivery } from '#client/parts/gifts/gift-delivery-fields.tsx';
import { startGift } from '#client/parts/gifts/gifts-calls.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { tellPriceAnew } from '#client/parts/purchases/told-price.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { FormProblem, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { FormProblems, FormValues } from '#client/ui/use-form.ts';
import type { User } from '#contract/auth.ts';
import type { CancelledGift, GiftCheckout, NewGift } from '#contract/gifts.ts';
import type { PaymentConfig } from '#contract/payments.ts';
import { GIFT_NOTE_MAX_LENGTH, type GiftWay } from '#domain/gifts/gift.ts';
import { isSayableNote, NOTE_WITH_LINK_TEXT } from '#domain/gifts/gift-note.ts';
import { isCalendarDay, shortDate } from '#domain/time/calendar-day.ts';
import styles from './give-screen.module.css';
import type { OfferOfPage } from './use-offer.tsx';

const FIELDS = ['recipientName', 'recipientEmail', 'deliverOn', 'note', 'giverName', 'giverEmail'] as const;
type GiftField = (typeof FIELDS)[number];

const FAILURE = {
  title: 'We couldn’t start your gift',
  fallback: 'Please try again',
  needsConnection: 'You need a connection for that.',
};

interface GiftFormProps {
  user: User | undefined;
  ui: PaymentConfig['checkoutUi'];
  isReady: boolean;
  offer: OfferOfPage;
  /** What the buyer had written before coming back. */
  kept?: CancelledGift['form'] | undefined;
  onBegun: (checkout: GiftCheckout) => void;
}

export function GiftForm({ user, ui, isReady, offer, kept, onBegun }: GiftFormProps) {
  const [formId] = useState(() => crypto.randomUUID());
  const [way, setWay] = useState<GiftWay>(kept?.way ?? 'email');
  const { isBusy, problem, problems, formProps, ...form } = useSendingForm({
    names: FIELDS,
    problemsIn: (values) => problemsIn(values, way, user),
    send: begin,
    failure: FAILURE,
  });

  // What is being sent is the gift: a change meanwhile would not be in it.
  const fieldProps = (name: GiftField) => ({ ...form.fieldProps(name), readOnly: isBusy });
  const { shown, show } = useShownGift(kept, user);

  async function begin({ recipientName, note, giverName, giverEmail, ...rest }: FormValues<GiftField>) {
    const { offerCode } = offer.start;
    const checkout = await startWith(offer, {
      formId,
      ui,
      recipientName,
      note,
      giverName,
      delivery: giftDelivery(way, rest),
      ...(user ? {} : { giverEmail }),
      ...(offerCode !== undefined && { offerCode }),
      seenPence: offer.payPence,
    });
    if (checkout) onBegun(checkout);
    return 'again';
  }

  return (
    <form {...formProps} className={styles.form} onInput={show}>
      <figure className={styles.preview}>
        <GiftCard {...shown} />
        <figcaption className={styles.caption}>
          This is what they’ll see
          {way === 'email' && isCalendarDay(shown.deliverOn) && ` on ${shortDate(shown.deliverOn)}`}.
        </figcaption>
      </figure>
      <FormProblem problems={problems} problem={problem} />
      <div className={styles.names}>
        <TextField
          label="Their first name"
          autoComplete="off"
          required
          defaultValue={kept?.recipientName}
          {...fieldProps('recipientName')}
        />
        <TextField
          label="Your first name"
          autoComplete="given-name"
          required
          defaultValue={kept?.giverName ?? user?.firstName}
          {...fieldProps('giverName')}
        />
      </div>
      <TextAreaField
        label="Your message"
        optional
        maxLength={GIFT_NOTE_MAX_LENGTH}
        defaultValue={kept?.note}
        hint={`${GIFT_NOTE_MAX_LENGTH - shown.note.length} characters left`}
        {...fieldProps('note')}
      />
      <GiftDeliveryFields
        way={way}
        onWay={(next) => !isBusy && setWay(next)}
        fieldProps={fieldProps}
        recipientEmail={kept?.recipientEmail ?? undefined}
        deliverOn={kept?.deliverOn ?? undefined}
      />
      {!user && (
        <EmailTextField
          label="Your email address"
          autoComplete="email"
          defaultValue={kept?.giverEmail ?? undefined}
          hint="For your receipt. They won’t see it."
          {...fieldProps('giverEmail')}
        />
      )}
      <Button type="submit" variant="coral" size="large" block busy={isBusy || !isReady}>
        Continue to payment
      </Button>
    </form>
  );
}

/** What is in the fields so far: the card is drawn anew at each letter, and nothing announces it. */
function useShownGift(kept: GiftFormProps['kept'], user: User | undefined) {
  const [shown, setShown] = useState<GiftOnCard & { deliverOn: string }>(() => ({
    recipientName: kept?.recipientName ?? '',
    giverName: kept?.giverName ?? user?.firstName ?? '',
    note: kept?.note ?? '',
    deliverOn: kept?.deliverOn ?? today(),
  }));

  function show({ currentTarget }: FormEvent<HTMLFormElement>) {
    const entries = new FormData(currentTarget);
    const textOf = (name: GiftField) => String(entries.get(name) ?? '');
    setShown({
      recipientName: textOf('recipientName'),
      giverName: textOf('giverName'),
      note: textOf('note'),
      deliverOn: textOf('deliverOn'),
    });
  }
  return { shown, show };
}

/** Undefined if the field of the code shows the error. */
async function startWith(offer: OfferOfPage, gift: NewGift): Promise<GiftCheckout | undefined> {
  try {
    return await startGift(gift);
  } catch (error) {
    if (offer.refused(error)) return undefined;
    if (error instanceof ApiError && error.code === 'price_changed') await tellPriceAnew();
    throw error;
  }
}

function problemsIn(values: FormValues<GiftField>, way: GiftWay, user: User | undefined): FormProblems<GiftField> {
  return withoutBlanks({
    recipientName:
      values.recipientName.trim() === '' ? 'Enter their first name.' : firstNameProblem(values.recipientName),
    ...deliveryProblems(way, values),
    note: isSayableNote(values.note) ? undefined : NOTE_WITH_LINK_TEXT,
    giverName: firstNameProblem(values.giverName),
    giverEmail: user ? undefined : emailProblem(values.giverEmail),
  });
}
