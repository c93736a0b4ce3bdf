import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import { DESK_PATHS } from '#contract/paths.ts';

const ADVICE = {
  spam: 'Mark it as no spam. Then ask your mail provider for the SPF and DKIM records of the name that letters come from, and set them where you bought that name: members’ letters then reach the inbox.',
  no: 'Give it five minutes, and look in the spam folder. If it is still not there, your mail provider took the letter and did not pass it on: look there whether you may send from this address.',
} as const;

/** The server took the letter; only she can see whether it arrived. */
export function DidItArrive({ onArrived }: { onArrived: () => void }) {
  const { data: me } = useQuery<DeskOperator>({ queryKey: [DESK_PATHS.me] });
  const [answer, setAnswer] = useState<keyof typeof ADVICE>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        Did it arrive?
      </h2>
      <p>The mail server took a test letter to {me?.email ?? 'you'}.</p>
      <div className={site.solve}>
        <Button onClick={onArrived}>Yes, in the inbox</Button>
        <Button variant="outline" aria-pressed={answer === 'spam'} onClick={() => setAnswer('spam')}>
          In spam
        </Button>
        <Button variant="outline" aria-pressed={answer === 'no'} onClick={() => setAnswer('no')}>
          No
        </Button>
      </div>
      <div role="status">{answer && <Notice tone="sun">{ADVICE[answer]}</Notice>}</div>
    </section>
  );
}
