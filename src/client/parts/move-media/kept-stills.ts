import { savesData } from '#client/browser/connection.ts';
import { keepAnswer, offlineAnswer } from '#client/member/offline-answers.ts';
import { authToken } from '#client/parts/account/first-page-storage.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { mediaOfMoves } from '#programme/moves/move-media.ts';
import { ownMoveIds } from '#programme/moves/own-move-fields.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import { readMoveMedia, sourceOfMember } from './media-source.ts';

type Stills = Readonly<Record<string, { type: string; bytes: ArrayBuffer }>>;

/** With the answers: gone when the member signs out. */
const STILLS = 'move-stills';

const shown = new Map<string, string>();

/** The address on this page of a still that this device has kept. */
export async function keptStill(userId: string, id: string): Promise<string | undefined> {
  const key = `${userId} ${id}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const still = (await keptBy(userId))[id];
  if (!still) return undefined;
  const address = shown.get(key) ?? URL.createObjectURL(new Blob([still.bytes], { type: still.type }));
  shown.set(key, address);
  return address;
}

const keptBy = async (userId: string): Promise<Stills> => (await offlineAnswer<Stills>(userId, STILLS))?.answer ?? {};

let turn: Promise<void> = Promise.resolve();

/** The stills of these moves stand by for when there is no network, unless data is saved; what no move shows any more is let go. */
export function keepStills(userId: string, moves: readonly MoveId[], words: ProgrammeWords): Promise<void> {
  turn = turn.then(() => keep(userId, moves, words)).catch(() => undefined);
  return turn;
}

async function keep(userId: string, moves: readonly MoveId[], words: ProgrammeWords): Promise<void> {
  const token = authToken.read();
  const kept = await keptBy(userId);
  const missing = savesData() ? [] : mediaOfMoves(moves, words).filter((id) => !kept[id]);
  const used = new Set(mediaOfMoves(ownMoveIds(words), words));
  const stills: Record<string, Stills[string]> = Object.fromEntries(
    Object.entries(kept).filter(([id]) => used.has(id)),
  );
  if (missing.length === 0 && Object.keys(stills).length === Object.keys(kept).length) return;
  const media = missing.length === 0 ? {} : await readMoveMedia(sourceOfMember(userId));
  for (const id of missing) {
    const answer = media[id] && (await fetch(media[id].still));
    if (answer?.ok) stills[id] = { type: answer.headers.get('content-type') ?? '', bytes: await answer.arrayBuffer() };
  }
  if (authToken.read() === token) await keepAnswer(userId, STILLS, { answer: stills });
}
