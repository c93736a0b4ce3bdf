import { useMemo, useState } from 'react';
import { useProgrammeWords } from '#client/member/programme-words.ts';
import { useChange } from '#client/member/use-outbox.ts';
import { useBlockSessions } from '#client/member/use-shown.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { type Pace, type Phase, RHYTHM } from '#domain/plan/follow-on.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { PHASES } from '#programme/plan/follow-on-weeks.ts';
import { FollowOnPicture, followOnPlaceOf } from './follow-on-picture.tsx';
import styles from './follow-on-sheet.module.css';
import { levelsText, offeredLevels, takeLevels } from './phase-levels.ts';

const GO_ON: Readonly<Record<Phase, string>> = {
  1: 'Go on for 12 weeks',
  2: 'Go on to Strength',
  3: 'Go on to Power',
  4: 'Find your own rhythm',
};

/** What leads to the sheet. */
export const goOnText = (next: Phase): string => GO_ON[next];

const FIRST_TEXT = 'All 24 workouts, in 3 stages of 4 weeks. Breaks are fine.';
const FINISH_TEXT = 'You’ve done all 12 weeks. Some were full, some weren’t. It all counted.';

/** Where the next four weeks could not be started as they are. */
export const BLOCK_FAILED_TEXT = 'The new block didn’t start. Nothing’s lost. Try again in a moment.';
const FAILED_TEXT = 'That didn’t start. Nothing’s lost. Try again in a moment.';

interface FollowOnSheetProps {
  userId: string;
  member: Member;
  today: CalendarDay;
  onStarted: () => void;
  onClose: () => void;
}

/**
 * The next phase of the follow-on: what it is, where the member is, and how the member wants to walk it (product
 * §28).
 */
export function FollowOnSheet({ userId, member, today, onStarted, onClose }: FollowOnSheetProps) {
  const { next, walkedWeeks, suggested } = followOnPlaceOf(member, today);
  const { save, isPending } = useChange(userId);
  const [pace, choose] = useState(suggested);
  const { data: sessions } = useBlockSessions(userId, member.overview.block);
  const programme = useProgrammeWords();
  const levels = useMemo(() => offeredLevels(sessions ?? [], programme), [sessions, programme]);
  const [takesLevels, setTakesLevels] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { name, words } = PHASES[next];

  async function start() {
    setProblem(undefined);
    const body = { currentBlock: member.overview.block + 1, pace: next === RHYTHM ? 'steady' : pace } as const;
    const outcome = await save({ kind: 'block', body });
    if (outcome.kind === 'rejected') return setProblem(messageOf(outcome.error, FAILED_TEXT));
    if (takesLevels) takeLevels(levels);
    onStarted();
  }

  return (
    <BottomSheet
      open
      onOpenChange={onClose}
      closable
      title={goOnText(next)}
      text={textOf(next)}
      foot={
        <>
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
          <Button variant="outline" size="large" onClick={onClose}>
            Not now
          </Button>
          <Button variant="coral" size="large" busy={isPending} onClick={() => void start()}>
            {next === RHYTHM ? 'Start my rhythm' : `Start ${name}`}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FollowOnPicture phase={undefined} walkedWeeks={walkedWeeks} />
        <p>{next === RHYTHM ? words : `${name}: ${words}`}</p>
        {next < RHYTHM && <PaceChoice pace={pace} suggested={suggested} onChange={choose} />}
        {levels.length > 0 && (
          <CheckRow
            label={levelsText(levels)}
            checked={takesLevels}
            onChange={(event) => setTakesLevels(event.target.checked)}
          />
        )}
      </div>
    </BottomSheet>
  );
}

function textOf(next: Phase): string {
  if (next === 1) return FIRST_TEXT;
  return next === RHYTHM ? FINISH_TEXT : 'Your next 4 weeks.';
}

interface PaceChoiceProps {
  pace: Pace;
  suggested: Pace;
  onChange: (pace: Pace) => void;
}

const TILES = [
  { value: 'steady', title: 'Steady', hint: 'A new week each time' },
  { value: 'gentle', title: 'Gentle', hint: 'Do the first week twice' },
] as const;

/** The suggestion is shown, and not preselected. */
export function PaceChoice({ pace, suggested, onChange }: PaceChoiceProps) {
  return (
    <>
      <RadioTiles label="Pace" tiles={TILES} value={pace} onChange={onChange} columns={2} />
      {suggested === 'gentle' && <p>A few felt too hard, or it’s been a while. Gentle may suit you.</p>}
    </>
  );
}
