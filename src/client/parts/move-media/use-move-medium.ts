import { useCallback, useEffect, useState } from 'react';
import { useOnline } from '#client/browser/connection.ts';
import type { MoveMedia } from '#contract/videos.ts';
import { keptStill } from './kept-stills.ts';
import { linkTo, useMediaSource } from './media-source.ts';

type Link = MoveMedia[string];

/** What there is to show of a film or photo: the same id as long as it is used. */
export function useMoveMedium(id: string) {
  const source = useMediaSource();
  const isOnline = useOnline();
  const [kept, setKept] = useState<string | null>();
  const [link, setLink] = useState<Link | null>();

  useEffect(() => {
    let isWanted = true;
    const looking = source?.isOnDevice ? keptStill(source.whose, id) : Promise.resolve(undefined);
    void looking.then((address) => isWanted && setKept(address ?? null));
    return () => {
      isWanted = false;
    };
  }, [source, id]);

  const find = useCallback(
    async (ended?: string): Promise<Link | undefined> => (source ? linkTo(source, id, ended) : undefined),
    [source, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another connection may have what was not to be had
  useEffect(() => {
    let isWanted = true;
    void find().then((found) => isWanted && setLink((before) => found ?? before ?? null));
    return () => {
      isWanted = false;
    };
  }, [find, isOnline]);

  /** Asks for another address: one opens for an hour at most. False where there is none. */
  const renew = useCallback(async (): Promise<boolean> => {
    const fresh = await find(link?.address);
    if (!fresh || fresh.address === link?.address) return false;
    setLink(fresh);
    return true;
  }, [find, link]);

  return {
    address: link?.address,
    still: kept ?? link?.still,
    /** Nothing more is on its way. */
    isKnown: kept !== undefined && link !== undefined,
    renew,
  };
}
