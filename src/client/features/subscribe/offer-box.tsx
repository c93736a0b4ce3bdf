import { BadgePercent } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmailTextField } from '#client/parts/account/email-text-field.tsx';
import { Button, TextButton } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { useForm } from '#client/ui/use-form.ts';
import type { OfferAnswer } from '#contract/payments.ts';
import { poundsText } from '#domain/purchases/price.ts';
import styles from './offer-box.module.css';

interface OfferBoxProps {
  applied: OfferAnswer | undefined;
  isOpen: boolean;
  isBusy: boolean;
  asksAddress: boolean;
  typed: string;
  form: Pick<ReturnType<typeof useForm<'offerCode' | 'offerEmail'>>, 'formProps' | 'fieldProps'>;
  onOpen: () => void;
  onClose: () => void;
  onRemove: () => void;
}

/** Quiet until somebody has a code. The focus goes where the next word is. */
export function OfferBox({ applied, isOpen, onOpen, onRemove, ...form }: OfferBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const wish = useRef<'input' | 'box'>(undefined);
  const before = useRef({ isApplied: false, isOpen: false });
  useEffect(() => {
    if (applied && !before.current.isApplied && before.current.isOpen) wish.current = 'box';
    before.current = { isApplied: applied !== undefined, isOpen: applied === undefined && isOpen };
    if (!wish.current) return;
    const target = wish.current === 'input' ? box.current?.querySelector('input') : box.current;
    // The effect of the render before may come after the press: then there is no field yet.
    if (!target) return;
    wish.current = undefined;
    target.focus();
  });
  const wishing = (for_: 'input' | 'box', then: () => void) => () => {
    wish.current = for_;
    then();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <div role="status" className={styles.word}>
        {applied && <TakenOff offer={applied} />}
      </div>
      {applied && <TextButton onClick={wishing('box', onRemove)}>Remove the code</TextButton>}
      {!applied && !isOpen && (
        <TextButton aria-expanded={false} onClick={wishing('input', onOpen)}>
          Have a code?
        </TextButton>
      )}
      {!applied && isOpen && <CodeForm {...form} onClose={wishing('box', form.onClose)} />}
    </div>
  );
}

function TakenOff({ offer: { offerCode, fullPence, amountPence } }: { offer: OfferAnswer }) {
  return (
    <Notice icon={<BadgePercent size={22} aria-hidden="true" />}>
      {offerCode} takes {poundsText(fullPence - amountPence)} off. You pay {poundsText(amountPence)}, not{' '}
      {poundsText(fullPence)}.
    </Notice>
  );
}

type CodeFormProps = Omit<OfferBoxProps, 'applied' | 'isOpen' | 'onOpen' | 'onRemove'>;

function CodeForm({ isBusy, asksAddress, typed, form: { formProps, fieldProps }, onClose }: CodeFormProps) {
  return (
    <Card aria-label="Code">
      <form {...formProps} className={styles.form}>
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
          defaultValue={typed}
          {...fieldProps('offerCode')}
        />
        {asksAddress && (
          <EmailTextField
            label="Your email address"
            autoComplete="email"
            required={false}
            hint="The one you’ll pay with."
            {...fieldProps('offerEmail')}
          />
        )}
        <div className={styles.ways}>
          <Button type="submit" variant="outline" busy={isBusy}>
            Use the code
          </Button>
          <TextButton onClick={onClose}>Cancel</TextButton>
        </div>
      </form>
    </Card>
  );
}
