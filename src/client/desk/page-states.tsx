import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import styles from './desk.module.css';
import { FAILURE } from './desk-call.ts';
import lists from './desk-lists.module.css';
import { momentText } from './labels.ts';
import states from './page-states.module.css';

type Loaded = Pick<UseQueryResult, 'data' | 'dataUpdatedAt' | 'error' | 'isFetching'> & { refetch: () => unknown };

/** What stands above what was asked for, or in its place; nothing once it is there. */
export function LoadState({ of }: { of: Loaded }) {
  const { data, dataUpdatedAt, error, isFetching, refetch } = of;
  if (!error) return data === undefined ? <Loading /> : null;
  return (
    <LoadFailure error={error} onRetry={() => void refetch()} isBusy={isFetching}>
      {data !== undefined && ` Below is how things were on ${momentText(dataUpdatedAt)}.`}
    </LoadFailure>
  );
}

const LONG_MS = 10_000;
const ROWS = ['first', 'second', 'third'];

export function Loading() {
  const isLong = useIsLong();
  return (
    <div className={states.wait}>
      <p role="status" className={isLong ? undefined : 'visually-hidden'}>
        {isLong ? 'Still loading.' : 'One moment…'}
      </p>
      {isLong && (
        <Button variant="outline" onClick={() => globalThis.location.reload()}>
          Try again
        </Button>
      )}
      <div className={states.lines}>
        {ROWS.map((row) => (
          <div key={row}>
            <Skeleton className={states.long} />
            <Skeleton className={states.short} />
          </div>
        ))}
      </div>
    </div>
  );
}

function useIsLong(): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
}

interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  isBusy?: boolean;
  children?: ReactNode;
}

export function LoadFailure({ error, onRetry, isBusy = false, children }: LoadFailureProps) {
  if (error instanceof ApiError && error.status === 404) {
    return <Empty title="Nothing here">It may have been deleted, or the link is incomplete.</Empty>;
  }
  return (
    <div className={styles.part}>
      <Notice tone="error" role="alert" icon={<CircleAlert size={22} aria-hidden="true" />}>
        {refusalText(error, { ...FAILURE, fallback: 'This didn’t load.' })}
        {children}
      </Notice>
      <div>
        <Button variant="outline" busy={isBusy} onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}

/** Says what will be here. */
export function Empty({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={lists.clear}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  );
}

/** Whoever looks after the server types it, so it never breaks in the middle. */
export const DeskCodeCommand = () => <code className={states.command}>npm run desk -- code</code>;
