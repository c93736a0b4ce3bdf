import { useState } from 'react';
import { utcOffsetMinutes } from '#client/browser/clock.ts';
import { emailProblem } from '#client/parts/account/account-field-problems.ts';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { today } from '#client/parts/plan/calendar-now.ts';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { PickedField } from '#client/ui/select-field.tsx';
import type { TextFieldProps } from '#client/ui/text-field.tsx';
import type { NewGift } from '#contract/gifts.ts';
import { type GiftWay, isGiftDay, lastGiftDay } from '#domain/gifts/gift.ts';
import { type CalendarDay, isCalendarDay, shortDate } from '#domain/time/calendar-day.ts';

const WHEN = 'We send it at 9 in the morning, London time. For today, after 9, we send it straight away.';

interface GiftDeliveryFieldsProps {
  way: GiftWay;
  onWay: (way: GiftWay) => void;
  fieldProps: (name: 'recipientEmail' | 'deliverOn') => Pick<TextFieldProps, 'name' | 'error' | 'onInput'>;
  recipientEmail?: string | undefined;
  deliverOn?: string | undefined;
}

export function GiftDeliveryFields({ way, onWay, fieldProps, recipientEmail, deliverOn }: GiftDeliveryFieldsProps) {
  const [now] = useState(today);
  const [day, setDay] = useState(deliverOn !== undefined && deliverOn > now ? deliverOn : now);
  const { onInput: forgetProblem, ...dayProps } = fieldProps('deliverOn');
  return (
    <>
      <RadioTiles
        label="How to give it"
        columns={2}
        tiles={[
          { value: 'email', title: 'By email', hint: 'On the day you choose' },
          { value: 'card', title: 'On a card', hint: 'Print it and hand it over' },
        ]}
        value={way}
        onChange={onWay}
      />
      {way === 'email' && (
        <>
          <EmailTextField
            label="Their email"
            autoComplete="off"
            defaultValue={recipientEmail}
            {...fieldProps('recipientEmail')}
          />
          <PickedField
            label="Send it on"
            type="date"
            required
            min={now}
            max={lastGiftDay(now)}
            defaultValue={day}
            written={isCalendarDay(day) ? shortDate(day) : 'Choose a day'}
            hint={WHEN}
            onInput={(event) => {
              setDay(event.currentTarget.value);
              forgetProblem?.(event);
            }}
            {...dayProps}
          />
        </>
      )}
    </>
  );
}

interface DeliveryValues {
  recipientEmail: string;
  deliverOn: string;
}

export function giftDelivery(way: GiftWay, { recipientEmail, deliverOn }: DeliveryValues): NewGift['delivery'] {
  if (way === 'card') return { way };
  return { way, recipientEmail, deliverOn: deliverOn as CalendarDay, utcOffsetMinutes: utcOffsetMinutes() };
}

export function deliveryProblems(way: GiftWay, { recipientEmail, deliverOn }: DeliveryValues) {
  if (way === 'card') return { recipientEmail: undefined, deliverOn: undefined };
  const isDay = isCalendarDay(deliverOn) && isGiftDay(deliverOn, today());
  return {
    recipientEmail: emailProblem(recipientEmail),
    deliverOn: isDay ? undefined : 'Choose a day within the next year.',
  };
}
