import { Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { today } from '#client/parts/plan/calendar-now.ts';
import { loadsAskedOn, moveLoads } from '#client/parts/stored/browser-storage.ts';
import { useStoredValue } from '#client/parts/stored/use-stored-value.ts';
import { IconButton } from '#client/ui/button.tsx';
import {
  FIRST_LOADS_KG,
  type KnownLoad,
  knownLoad,
  type LoadedMove,
  type LoadKit,
  loadText,
  steppedLoad,
  withLoad,
} from '#domain/session/move-load.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { moveInWords } from '#programme/moves/move-in-words.ts';
import type { ProgrammeWords } from '#programme/words/programme-words.ts';
import styles from './load-row.module.css';

const HELD: Readonly<Record<LoadKit, string>> = { backpack: 'your bag', bottles: 'each bottle' };

/** After a workout with a bag or bottles: asked once, told the next time. */
export function LoadRow({ moveId }: { moveId: MoveId }) {
  const [loads, save] = useStoredValue(moveLoads);
  const kit = kitOf(moveId, useProgrammeWords());
  if (!kit || loads === 'off') return null;
  const move = { moveId, kit };
  const known = knownLoad(loads, move);
  const note = (kg: number) => save(withLoad(loads, move, kg));
  return known ? (
    <ToldLoad key={moveId} {...{ move, known }} onNote={note} />
  ) : (
    <AskedLoad key={moveId} kit={kit} onNote={note} onRefuse={() => save('off')} />
  );
}

/** Of each kit that was lifted, the first move. */
export function firstLifted(moveIds: readonly MoveId[], words: ProgrammeWords): MoveId[] {
  const kits = moveIds.map((moveId) => kitOf(moveId, words));
  return moveIds.filter((_, index) => kits[index] && kits.indexOf(kits[index]) === index);
}

function kitOf(moveId: MoveId, words: ProgrammeWords): LoadKit | undefined {
  const { kit = [] } = moveInWords(moveId, words);
  return (['backpack', 'bottles'] as const).find((held) => kit.includes(held));
}

function ToldLoad({ move, known, onNote }: { move: LoadedMove; known: KnownLoad; onNote: (kg: number) => void }) {
  const [isChanged, setChanged] = useState(false);
  const { kg } = known;
  const step = (by: 1 | -1) => {
    setChanged(true);
    onNote(steppedLoad(kg, move.kit, by));
  };
  return (
    <section className={styles.row} aria-label="Weight">
      <IconButton label="Lighter" onClick={() => step(-1)}>
        <Minus size={22} aria-hidden="true" />
      </IconButton>
      <p role="status">
        {isChanged ? 'Saved: ' : told(known, move.kit)}
        <b>{loadText(kg)}</b>
      </p>
      <IconButton label="Heavier" onClick={() => step(1)}>
        <Plus size={22} aria-hidden="true" />
      </IconButton>
    </section>
  );
}

function told({ isOwn }: KnownLoad, kit: LoadKit): string {
  if (isOwn) return 'Last time ';
  return kit === 'backpack' ? 'Your bag: ' : 'Each bottle: ';
}

/** Left alone, it is not asked again on that day. */
function AskedLoad({ kit, onNote, onRefuse }: { kit: LoadKit; onNote: (kg: number) => void; onRefuse: () => void }) {
  const [wasAsked] = useState(() => loadsAskedOn.read()[kit] === today());
  useEffect(() => loadsAskedOn.write({ ...loadsAskedOn.read(), [kit]: today() }), [kit]);
  if (wasAsked) return null;
  return (
    <section className={styles.asked} aria-label="Weight">
      <div>
        <p>How heavy is {HELD[kit]}?</p>
        <button type="button" className={styles.refuse} onClick={onRefuse}>
          Don’t ask me
        </button>
      </div>
      <div className={styles.choices}>
        {FIRST_LOADS_KG[kit].map((kg) => (
          <button key={kg} type="button" onClick={() => onNote(kg)}>
            {loadText(kg)}
          </button>
        ))}
      </div>
    </section>
  );
}
