import { useMemo, useState } from 'react';
import { useChange } from '#client/member/use-outbox.ts';
import { useBlockSessions } from '#client/member/use-shown.ts';
import type { Member } from '#client/parts/progress/member.ts';
import { messageOf } from '#client/parts/server/api-client.ts';
import { Button, ButtonStack, TextButton } from '#client/ui/button.tsx';
import { CheckRow } from '#client/ui/choice-row.tsx';
import { BottomSheet } from '#client/ui/dialog.tsx';
import { RadioTiles } from '#client/ui/radio-tiles.tsx';
import { RHYTHM, type RoadPace, type RoadStage } from '#domain/plan/road.ts';
import type { CalendarDay } from '#domain/time/calendar-day.ts';
import { ROAD_STAGES } from '#programme/plan/road-weeks.ts';
import { levelsText, offeredLevels, takeLevels } from './road-levels.ts';
import { RoadPicture, roadPlaceOf } from './road-picture.tsx';
import styles from './road-sheet.module.css';

const GO_ON: Readonly<Record<RoadStage, string>> = {
  1: 'Go on: twelve weeks',
  2: 'Go on: Strength',
  3: 'Go on: Power',
  4: 'Go on: a rhythm to keep',
};

/** What leads to the sheet. */
export const goOnText = (next: RoadStage): string => GO_ON[next];

const FIRST_TEXT =
  'Three stages of four weeks, from all 24 workouts. You can walk them one after another, or take four other weeks in between. Nothing is counted against you.';
const FINISH_TEXT = 'You have walked the whole road. Some weeks were full and some were not, and it all counted.';

/** Where the next four weeks could not be started as they are. */
export const BLOCK_FAILED_TEXT = 'We could not start the new block just now. Nothing is lost. Try again in a moment.';
const FAILED_TEXT = 'We could not start it just now. Nothing is lost. Try again in a moment.';

interface RoadSheetProps {
  userId: string;
  member: Member;
  today: CalendarDay;
  onStarted: () => void;
  onClose: () => void;
}

/** The next stage of the road: what it is, where she is, and how she wants to walk it (product §28). */
export function RoadSheet({ userId, member, today, onStarted, onClose }: RoadSheetProps) {
  const { next, walkedWeeks, suggested } = roadPlaceOf(member, today);
  const { save, isPending } = useChange(userId);
  const [pace, choose] = useState(suggested);
  const { data: sessions } = useBlockSessions(userId, member.overview.block);
  const levels = useMemo(() => offeredLevels(sessions ?? []), [sessions]);
  const [takesLevels, setTakesLevels] = useState(true);
  const [problem, setProblem] = useState<string>();
  const { name, words } = ROAD_STAGES[next];

  async function start() {
    setProblem(undefined);
    const road = next === RHYTHM ? 'steady' : pace;
    const outcome = await save({ kind: 'block', body: { currentBlock: member.overview.block + 1, road } });
    if (outcome.kind === 'rejected') return setProblem(messageOf(outcome.error, FAILED_TEXT));
    if (takesLevels) takeLevels(levels);
    onStarted();
  }

  return (
    <BottomSheet open onOpenChange={onClose} closable title={goOnText(next)} text={textOf(next)}>
      <div className={styles.sheet}>
        <RoadPicture stage={next} walkedWeeks={walkedWeeks} />
        <p>{next === RHYTHM ? words : `${name}: ${words}`}</p>
        {next < RHYTHM && <PaceChoice pace={pace} suggested={suggested} onChange={choose} />}
        {levels.length > 0 && (
          <CheckRow
            label={levelsText(levels)}
            checked={takesLevels}
            onChange={(event) => setTakesLevels(event.target.checked)}
          />
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <ButtonStack>
          <Button variant="coral" size="large" block busy={isPending} onClick={() => void start()}>
            {next === RHYTHM ? 'Start the rhythm' : `Start ${name}`}
          </Button>
          <TextButton className={styles.later} onClick={onClose}>
            Not now
          </TextButton>
        </ButtonStack>
      </div>
    </BottomSheet>
  );
}

function textOf(next: RoadStage): string {
  if (next === 1) return FIRST_TEXT;
  return next === RHYTHM ? FINISH_TEXT : 'The next four weeks of your road.';
}

interface PaceChoiceProps {
  pace: RoadPace;
  suggested: RoadPace;
  onChange: (pace: RoadPace) => void;
}

const TILES = [
  { value: 'steady', title: 'Steady', hint: 'A new week each time' },
  { value: 'gentle', title: 'Gentle', hint: 'The first week twice, then a week behind' },
] as const;

/** The suggestion is shown, and not preselected. */
export function PaceChoice({ pace, suggested, onChange }: PaceChoiceProps) {
  return (
    <>
      <RadioTiles label="Pace" tiles={TILES} value={pace} onChange={onChange} columns={2} />
      {suggested === 'gentle' && (
        <p>Some of your last workouts felt too hard, or it has been a while. Gentle may suit you now.</p>
      )}
    </>
  );
}
