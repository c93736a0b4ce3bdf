import { Check, Copy, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './copy-address.module.css';

interface CopyAddressProps {
  label: string;
  hint: string;
  address: string;
  /** Text of the share sheet; absent: none is offered. */
  shareText?: string;
  children?: ReactNode;
}

/** An address that the server never shows again. */
export function CopyAddress({ label, hint, address, shareText, children }: CopyAddressProps) {
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
      // The selection lets it be copied by hand.
      field.current?.focus();
    }
  }

  const canShare = shareText !== undefined && 'share' in navigator;
  return (
    <div className={styles.address}>
      <TextField ref={field} {...{ label, hint }} readOnly value={address} onFocus={(event) => event.target.select()} />
      <div className={styles.actions}>
        {children}
        {canShare && (
          <Button size="small" onClick={() => void share(shareText, address)}>
            <Share2 size={18} aria-hidden="true" />
            Send the link
          </Button>
        )}
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

async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // Closed, or nothing to share with: the address stands above.
  }
}
