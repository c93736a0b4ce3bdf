import { useState } from 'react';
import { withoutBlanks } from '#client/parts/account/account-field-problems.ts';
import { deliveryProblems, GiftDeliveryFields, giftDelivery } from '#client/parts/gifts/gift-delivery-fields.tsx';
import { changeGift } from '#client/parts/gifts/gifts-calls.ts';
import { FormTrouble, useSendingForm } from '#client/parts/site/sending-form.tsx';
import { Button } from '#client/ui/button.tsx';
import type { GiftHandle, GivenGift } from '#contract/gifts.ts';
import styles from './gifts.module.css';

const FAILURE = {
  title: 'The gift was not changed',
  fallback: 'Please try again',
  needsConnection: 'Changing it needs a connection.',
};

interface ChangeGiftFormProps {
  gift: GivenGift;
  handle: GiftHandle;
  onChanged: (gift: GivenGift) => void;
}

export function ChangeGiftForm({ gift, handle, onChanged }: ChangeGiftFormProps) {
  const [way, setWay] = useState(gift.way);
  const { isBusy, trouble, problems, formProps, fieldProps } = useSendingForm({
    names: ['recipientEmail', 'deliverOn'] as const,
    problemsIn: (values) => withoutBlanks(deliveryProblems(way, values)),
    async send(values) {
      onChanged(await changeGift({ ...handle, delivery: giftDelivery(way, values) }));
      return 'again';
    },
    failure: FAILURE,
  });
  return (
    <form {...formProps} className={styles.main}>
      <FormTrouble problems={problems} trouble={trouble} />
      <GiftDeliveryFields
        way={way}
        onWay={setWay}
        fieldProps={fieldProps}
        recipientEmail={gift.recipientEmail ?? undefined}
        deliverOn={gift.deliverOn ?? undefined}
      />
      <p>
        A letter that went to another address opens nothing any more. Your note stays with the first address and on
        cards.
      </p>
      <Button type="submit" variant="coral" block busy={isBusy}>
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}
