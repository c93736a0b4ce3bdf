import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './new-calendar-address.module.css';

/** The server never shows the address again. */
export function NewCalendarAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another thing to look at
  useEffect(() => {
    setIsCopied(false);
    field.current?.focus();
  }, [address]);

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setIsCopied(true);
    } catch {
      // The selection lets her copy it by hand.
      field.current?.focus();
    }
  }

  return (
    <div className={styles.address}>
      <TextField
        ref={field}
        label="Your calendar’s address"
        hint="Shown only now. Whoever has it can see your sessions, so keep it to yourself. Some calendars leave out the alarm of an address: if yours does, set one there."
        readOnly
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
          Open in my calendar
        </a>
        <Button variant="outline" size="small" onClick={() => void copy()}>
          {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          {isCopied ? 'Copied' : 'Copy the address'}
        </Button>
        <span role="status" className="visually-hidden">
          {isCopied ? 'The address is copied.' : ''}
        </span>
      </div>
    </div>
  );
}
