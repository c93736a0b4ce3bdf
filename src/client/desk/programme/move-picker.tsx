import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import desk from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { isOffered } from '#programme/moves/own-move-fields.ts';
import { moveOfPlaceId } from '#programme/words/programme-words.ts';
import type { MoveLibrary } from '#programme/workouts/plan-rules.ts';
import styles from './plan.module.css';

const FILTERS = [
  { id: 'standing', name: 'Standing', fits: ({ position }: Found) => position === 'stand' },
  { id: 'floor', name: 'On the floor', fits: ({ position }: Found) => position !== 'stand' && position !== 'sofa' },
  { id: 'no-kit', name: 'No kit', fits: ({ kit }: Found) => kit.length === 0 },
  { id: 'quiet', name: 'Quiet', fits: ({ isQuiet }: Found) => isQuiet },
] as const;

interface MovePickerProps {
  title: string;
  text: string;
  library: MoveLibrary;
  /** In the workout already. */
  taken: readonly MoveId[];
  onChoose: (move: MoveId) => void;
  onClose: () => void;
}

/** The moves of the library, found by name or by what they work. */
export function MovePicker({ title, text, library, taken, onChoose, onClose }: MovePickerProps) {
  const list = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words] });
  const [find, setFind] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const sought = find.trim().toLowerCase();
  const found = (list.data?.places ?? [])
    .flatMap(({ id }) => moveOfPlaceId(id) ?? [])
    .filter((id) => isOffered(id, library.words))
    .map((id) => foundMove(id, library))
    .filter((move) => `${move.name} ${move.focus}`.toLowerCase().includes(sought))
    .filter((move) => FILTERS.every(({ id, fits }) => !chosen.includes(id) || fits(move)));
  return (
    <BottomSheet open closable onOpenChange={onClose} title={title} text={text} className={styles.picker}>
      <div className={desk.part}>
        <TextField label="Find a move" type="search" value={find} onChange={({ target }) => setFind(target.value)} />
        <fieldset className={lists.picks} aria-label="Show only">
          {FILTERS.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={chosen.includes(id)}
              onClick={() => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <LoadState of={list} />
        <p role="status" className={desk.quiet}>
          {found.length} {pluralise(found.length, 'move')}. “Quiet” means no jump and no thud.
        </p>
        <ul className={lists.grid}>
          {found.map((move) => (
            <LibraryMove key={move.id} move={move} isTaken={taken.includes(move.id)} {...{ library, onChoose }} />
          ))}
        </ul>
      </div>
    </BottomSheet>
  );
}

interface LibraryMoveProps {
  move: Found;
  isTaken: boolean;
  library: MoveLibrary;
  onChoose: (move: MoveId) => void;
}

function LibraryMove({ move, isTaken, library, onChoose }: LibraryMoveProps) {
  const { id, name, focus, kit } = move;
  return (
    <li>
      <button
        type="button"
        className={lists.tile}
        aria-disabled={isTaken}
        onClick={() => {
          if (!isTaken) onChoose(id);
        }}
      >
        <MovePicture moveId={id} level="standard" words={library.words} className={lists.stage} />
        <b>{name}</b>
        <small>{isTaken ? 'Already in it' : [focus || 'Yours', ...kit].join(', ')}</small>
      </button>
    </li>
  );
}

type Found = ReturnType<typeof foundMove>;

function foundMove(id: MoveId, { moveOf, factsOf }: MoveLibrary) {
  const { name, focus, position, kit = [] } = moveOf(id);
  const { standard } = factsOf(id).strains;
  return { id, name, focus, position, kit, isQuiet: !standard.includes('impact') && !standard.includes('noise') };
}
