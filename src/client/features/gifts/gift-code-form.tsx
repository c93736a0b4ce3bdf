import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useForm } from '#client/ui/use-form.ts';
import { groupedGiftCode, readGiftCode } from '#domain/gifts/gift-code.ts';
import styles from './gifts.module.css';

const NOT_A_CODE = 'Codes have 12 letters and digits, like CDFH-JK34-MNPR. There’s no 0, 1, O or I.';

interface GiftCodeFormProps {
  typed: string | undefined;
  /** Why the last one opened nothing. */
  problem: string | undefined;
  onCode: (code: string) => void;
}

export function GiftCodeForm({ typed, problem, onCode }: GiftCodeFormProps) {
  const { formProps, fieldProps } = useForm({
    names: ['code'] as const,
    problemsIn: ({ code }) => (readGiftCode(code) === undefined ? { code: NOT_A_CODE } : {}),
    onSubmit: ({ code }) => onCode(groupedGiftCode(readGiftCode(code) ?? '')),
  });
  const field = fieldProps('code');
  return (
    <CoachPage
      logoHref="/"
      coach={<CoachPicture name="scene-celebration" decorative isFirst />}
      isWhole
      title="Open your gift"
      lead="Type the code from your card or email."
    >
      <form {...formProps} className={styles.main}>
        <TextField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          defaultValue={typed}
          {...field}
          error={field.error ?? problem}
        />
        <Button type="submit" variant="coral" block>
          Continue
        </Button>
      </form>
    </CoachPage>
  );
}
