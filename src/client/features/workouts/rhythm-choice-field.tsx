import { useProgrammeWords } from '#client/member/programme-words.ts';
import { SelectField } from '#client/ui/select-field.tsx';
import type { ShownSession } from '#contract/workout-sessions.ts';
import { isWorkoutCode, type WorkoutCode } from '#domain/plan/block.ts';
import { rhythmChoice } from '#programme/plan/rhythm.ts';
import { summaryOf } from '#programme/workouts/workout-summaries.ts';

interface RhythmChoiceFieldProps {
  sessions: readonly ShownSession[];
  code: WorkoutCode;
  onChoose: (code: WorkoutCode) => void;
}

/** Any of the 24 for a place of the rhythm; those she liked come first. */
export function RhythmChoiceField({ sessions, code, onChoose }: RhythmChoiceFieldProps) {
  const { liked, others, tooHard } = rhythmChoice(sessions);
  return (
    <SelectField
      label="Another workout, if you like"
      value={code}
      onChange={({ target }) => isWorkoutCode(target.value) && onChoose(target.value)}
    >
      <Group label="You liked" codes={liked} />
      <Group label="All workouts" codes={others} />
      <Group label="Felt too hard last time" codes={tooHard} />
    </SelectField>
  );
}

function Group({ label, codes }: { label: string; codes: readonly WorkoutCode[] }) {
  const words = useProgrammeWords();
  if (codes.length === 0) return null;
  return (
    <optgroup label={label}>
      {codes.map((code) => {
        const { shortTitle, durationMinutes } = summaryOf(code, words);
        return (
          <option key={code} value={code}>
            {shortTitle}, {durationMinutes} min
          </option>
        );
      })}
    </optgroup>
  );
}
