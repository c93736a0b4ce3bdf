import { createContext, use, useMemo } from 'react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { callApi } from '#client/parts/server/api-client.ts';
import { linksThatEnd } from '#client/parts/server/links-that-end.ts';
import { videosPath } from '#contract/paths.ts';
import type { MoveMedia } from '#contract/videos.ts';

/** Who knows the addresses of what shows moves of the owner's own. */
export interface MediaSource {
  /** Answers are kept for no other. */
  whose: string;
  ask: () => Promise<MoveMedia>;
  /** Stills may be on the device, for when there is no network. */
  isOnDevice: boolean;
}

/** Another source than the member who is signed in, such as the desk, which sees drafts too. */
export const MediaSourceContext = createContext<MediaSource | undefined>(undefined);

export const sourceOfMember = (userId: string): MediaSource => ({
  whose: userId,
  ask: () => callApi<MoveMedia>(`${videosPath(userId)}/moves`),
  isOnDevice: true,
});

/** Undefined for a guest, who is given no address. */
export function useMediaSource(): MediaSource | undefined {
  const given = use(MediaSourceContext);
  const userId = useSignIn()?.user.id;
  return useMemo(() => given ?? (userId === undefined ? undefined : sourceOfMember(userId)), [given, userId]);
}

const links = linksThatEnd<MoveMedia>();
let lastAskedAt = Number.NEGATIVE_INFINITY;
const SOON_MS = 5_000;

export const readMoveMedia = ({ whose, ask }: MediaSource): Promise<MoveMedia> =>
  links.read(whose, () => {
    lastAskedAt = Date.now();
    return ask();
  });

/** The addresses of one, asked for again where it is not known, or what was known has ended; undefined where there is none. */
export async function linkTo(source: MediaSource, id: string, ended?: string): Promise<MoveMedia[string] | undefined> {
  const known = await readMoveMedia(source).catch(() => undefined);
  const link = known?.[id];
  const isStale = !link || link.address === ended;
  if (!isStale || Date.now() - lastAskedAt < SOON_MS) return link;
  links.forget();
  return (await readMoveMedia(source).catch(() => undefined))?.[id];
}
