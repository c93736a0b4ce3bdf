import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import site from './site.module.css';

interface PassphraseOfferProps {
  typed: string | undefined;
  onType: (value: string) => void;
}

/** One that nobody thought of; it is shown this once, to be written down. */
export function PassphraseOffer({ typed, onType }: PassphraseOfferProps) {
  const [made, setMade] = useState<string>();
  function make() {
    const passphrase = newPassphrase();
    setMade(passphrase);
    onType(passphrase);
  }
  if (made !== undefined && typed === made) {
    return (
      <div className={site.locked} role="status">
        <p>Write this on paper before you save. We can’t show it again:</p>
        <p className={site.passphrase}>{made}</p>
      </div>
    );
  }
  return (
    <div>
      <Button size="small" variant="outline" onClick={make}>
        Make a passphrase for me
      </Button>
    </div>
  );
}

/** Without those that look alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 5;

/** "h7k2m-…", 99 bits. */
function newPassphrase(): string {
  const groups = Array.from({ length: GROUPS }, () =>
    [...crypto.getRandomValues(new Uint8Array(GROUP_LETTERS))].map((byte) => LETTERS[byte % LETTERS.length]).join(''),
  );
  return groups.join('-');
}
