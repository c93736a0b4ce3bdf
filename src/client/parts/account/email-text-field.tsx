import { useRef, useState } from 'react';
import { TextButton } from '#client/ui/button.tsx';
import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx';
import styles from './email-text-field.module.css';

/** Long enough that nothing is asked of an address that is still being typed. */
const TYPED_AFTER_MS = 800;

/**
 * An address of the member's or of somebody else's; a near miss of a well-known domain is asked about, and never
 * refused.
 */
export function EmailTextField({ onInput, onBlur, ...props }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [meant, setMeant] = useState<string>();
  const look = () =>
    void import('#domain/account/near-miss-email.ts').then(
      ({ likelyEmail }) => setMeant(likelyEmail(field.current?.value ?? '')),
      () => undefined, // a question less
    );

  return (
    <div className={styles.email}>
      <TextField
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...props}
        ref={field}
        onInput={(event) => {
          clearTimeout(timer.current);
          setMeant(undefined);
          timer.current = setTimeout(look, TYPED_AFTER_MS);
          onInput?.(event);
        }}
        onBlur={(event) => {
          look();
          onBlur?.(event);
        }}
      />
      <div aria-live="polite">
        {meant !== undefined && (
          <p className={styles.question}>
            Did you mean{' '}
            <TextButton
              onClick={() => {
                if (field.current) type(field.current, meant);
              }}
            >
              {meant.slice(meant.indexOf('@') + 1)}
            </TextButton>
            ?
          </p>
        )}
      </div>
    </div>
  );
}

/** As if the member had typed it: React hears of it too. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
