import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS, PROGRAMME_WORDS_PATH } from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { type MoveId, OWN_MOVES_AT_MOST } from '#programme/moves/move.ts';
import { isOffered } from '#programme/moves/own-move-fields.ts';
import {
  isOwnMoveId,
  moveOfPlaceId,
  OWN_MOVE_IDS,
  type ProgrammeWords,
  SHIPPED_WORDS,
} from '#programme/words/programme-words.ts';
import { workoutsWith } from '#programme/workouts/workouts-with.ts';
import moves from './moves.module.css';
import { PROGRAMME_TABS } from './programme-page.tsx';

type Place = DeskWords['places'][number];
interface ListedMove extends Place {
  moveId: MoveId;
}

const SHOWN = {
  all: { label: 'All', holds: () => true },
  own: { label: 'Yours', holds: ({ moveId }) => isOwnMoveId(moveId) },
  draft: { label: 'Drafts', holds: ({ draft }) => draft !== null },
} as const satisfies Record<string, { label: string; holds: (move: ListedMove) => boolean }>;

type Shown = keyof typeof SHOWN;

/** The address of a move's page at the desk. */
export const deskMovePath = (moveId: MoveId): string => `/desk/programme/moves/${moveId}`;

/** The shipped moves and the owner's own. */
export function MovesPage({ role }: { role: DeskRole }) {
  const list = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const programme = useQuery<ProgrammeWordsAnswer>({ queryKey: [PROGRAMME_WORDS_PATH], refetchOnMount: 'always' });
  const [find, setFind] = useState('');
  const [show, setShow] = useState<Shown>('all');
  const all = movesIn(list.data);
  const found = all
    .filter(SHOWN[show].holds)
    .filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  return (
    <>
      <PlaceHead title="Programme" tabs={PROGRAMME_TABS} />
      <p className={styles.quiet}>
        A change shows in every workout with that move. Add up to {OWN_MOVES_AT_MOST} of your own.
      </p>
      <LoadState of={list} />
      {list.data && (
        <>
          <search className={moves.tools}>
            <TextField
              label="Find a move"
              type="search"
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
            <SegmentedControl
              label="Show"
              options={(Object.keys(SHOWN) as Shown[]).map((value) => ({
                value,
                label: `${SHOWN[value].label} ${all.filter(SHOWN[value].holds).length}`,
              }))}
              value={show}
              onChange={setShow}
            />
            {mayAtDesk(role, 'tend') && <NewMove moves={all} />}
          </search>
          <p role="status" className={styles.quiet}>
            {found.length === 0 ? emptyText(find, show) : `${found.length} of ${all.length}`}
          </p>
          <ul className={lists.grid}>
            {found.map((move) => (
              <MoveCard key={move.id} move={move} programme={programme.data?.words ?? SHIPPED_WORDS} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The owner's own first. */
function movesIn(list: DeskWords | undefined): ListedMove[] {
  const found = (list?.places ?? []).flatMap((place) => {
    const moveId = moveOfPlaceId(place.id);
    return moveId ? [{ ...place, moveId }] : [];
  });
  return [...found.filter(SHOWN.own.holds), ...found.filter((move) => !SHOWN.own.holds(move))];
}

function emptyText(find: string, show: Shown): string {
  if (find.trim() !== '') return `No matches for “${find.trim()}”`;
  return show === 'own' ? 'You haven’t added a move yet' : 'No drafts';
}

/** Leads to the first one that is free. */
function NewMove({ moves: all }: { moves: readonly ListedMove[] }) {
  const free = OWN_MOVE_IDS.find((id) => !all.some(({ moveId }) => moveId === id));
  if (!free) return null;
  return (
    <ButtonLink href={deskMovePath(free)} variant="outline">
      <Plus size={20} aria-hidden="true" />
      New move
    </ButtonLink>
  );
}

function MoveCard({ move, programme }: { move: ListedMove; programme: ProgrammeWords }) {
  const { moveId, name, draft } = move;
  return (
    <li>
      <Link href={deskMovePath(moveId)} className={lists.tile}>
        <MovePicture moveId={moveId} level="standard" words={programme} className={lists.stage} />
        <b>{name}</b>
        <small>{standingText(move, programme)}</small>
        {draft && <Chip tone="sun">Draft</Chip>}
      </Link>
    </li>
  );
}

function standingText({ moveId, version }: ListedMove, programme: ProgrammeWords): string {
  if (isOwnMoveId(moveId) && version === 0) return 'Yours, not published yet';
  if (isOwnMoveId(moveId) && !isOffered(moveId, programme)) return 'Yours, withdrawn';
  return [isOwnMoveId(moveId) && 'Yours.', usedText(moveId, programme)].filter(Boolean).join(' ');
}

/** "In 4 workouts". */
export function usedText(moveId: MoveId, programme: ProgrammeWords): string {
  const count = workoutsWith(moveId, programme).length;
  if (count > 0) return `In ${count} ${pluralise(count, 'workout')}`;
  return isOwnMoveId(moveId) ? 'In no workout yet' : 'In warm-ups or cool-downs';
}
