import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import desk from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import type { FieldRows } from '#client/desk/words/words-form.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { MinuteDial } from '#client/ui/minute-dial.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { pluralise } from '#domain/time/count-text.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { PLAN_BOUNDS, PLAN_TIMES, type PlanTime } from '#programme/workouts/plan-rules.ts';
import { SHORT_COOL_DOWNS } from '#programme/workouts/short-cool-downs.ts';
import { SHORT_WARM_UPS } from '#programme/workouts/short-warm-ups.ts';
import { COOL_DOWN, WARM_UP } from '#programme/workouts/warm-up-and-cool-down.ts';
import type { Workout } from '#programme/workouts/workout.ts';
import { planText, type WorkoutPlan } from '#programme/workouts/workout-plan.ts';
import { CircuitCard, type PlanPartsProps } from './circuit-card.tsx';
import { MovePicker } from './move-picker.tsx';
import styles from './plan.module.css';
import {
  type MovePlace,
  stepped,
  withMove,
  withMoveInstead,
  withNewCircuit,
  withoutSwap,
  withSwap,
  withTime,
} from './plan-edits.ts';
import { afterChoice, afterSwapRemoval, type Follow, nameOfSwap, useFollow } from './plan-follow.ts';
import { PlanPart } from './plan-part.tsx';
import { Stepper } from './stepper.tsx';
import type { PlannedDraft } from './use-planned-workout.ts';

interface WorkoutFieldsProps {
  rows: FieldRows;
  planned: PlannedDraft;
  isReadOnly: boolean;
  onChange: (fields: { plan: string }) => void;
}

/** The plan of a workout, then its words. */
export const WorkoutFields = ({ rows: { sections, rowOf }, planned, isReadOnly, onChange }: WorkoutFieldsProps) =>
  sections
    .toSorted((one, other) => Number(isPlan(other)) - Number(isPlan(one)))
    .map(({ title, fields }) =>
      fields[0]?.id === 'plan' ? (
        <PlanEditor
          key={title}
          draft={planned}
          shipped={fields[0].shipped}
          isReadOnly={isReadOnly}
          onChange={(plan) => onChange({ plan })}
        />
      ) : (
        <Card key={title} className={desk.form}>
          <h2>{title}</h2>
          {fields.map(rowOf)}
        </Card>
      ),
    );

const isPlan = ({ fields }: FieldRows['sections'][number]) => fields[0]?.id === 'plan';

interface PlanEditorProps {
  draft: PlannedDraft;
  shipped: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

/** What is being added, and where. */
type Adding =
  | { to: 'circuit'; index: number }
  | { to: 'new circuit' }
  | { to: 'swaps' }
  | { to: 'move'; at: MovePlace };

/** How a workout goes: its times, circuits, swaps and short parts; everything else follows. */
function PlanEditor({ draft, shipped, isReadOnly, onChange }: PlanEditorProps) {
  const [adding, setAdding] = useState<Adding>();
  const { said, setFollow } = useFollow();
  const { plan } = draft;
  if (!plan) {
    return (
      <Notice tone="error" role="alert">
        This plan can’t be read.{' '}
        {!isReadOnly && (
          <Button size="small" variant="outline" onClick={() => onChange(shipped)}>
            Restore the original plan
          </Button>
        )}
      </Notice>
    );
  }
  const { problems, library, workout } = draft;
  const change = (changed: WorkoutPlan, follow?: Follow) => {
    onChange(planText(changed));
    if (follow) setFollow(follow);
  };
  const parts = { plan, problems, library, isReadOnly, onChange: change };
  const moves = plan.circuits.flatMap((circuit) => circuit.moves);
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <TimesCard {...parts} workout={workout} />
      {Array.from(plan.circuits.keys(), (index) => (
        <CircuitCard
          key={index}
          {...parts}
          index={index}
          onAdd={() => setAdding({ to: 'circuit', index })}
          onReplace={(at) => setAdding({ to: 'move', at })}
        />
      ))}
      <PlanPart at="circuits" {...{ problems }}>
        {!isReadOnly && plan.circuits.length < PLAN_BOUNDS.circuits.max && (
          <Button variant="outline" onClick={() => setAdding({ to: 'new circuit' })}>
            <Plus size={20} aria-hidden="true" />
            Add a circuit
          </Button>
        )}
      </PlanPart>
      <SwapsCard {...parts} onAdd={() => setAdding({ to: 'swaps' })} />
      <ShortPartsCard {...parts} />
      {adding && (
        <MovePicker
          {...pickerText(adding, plan)}
          library={library}
          taken={[...moves, ...(adding.to === 'swaps' ? plan.swaps : [])]}
          onClose={() => setAdding(undefined)}
          onChoose={(move) => {
            const added = withAdded(plan, adding, move);
            change(added, adding.to === 'swaps' ? undefined : afterChoice(added, move, library.moveOf(move).name));
            setAdding(undefined);
          }}
        />
      )}
    </>
  );
}

function pickerText(adding: Adding, { circuits }: WorkoutPlan): { title: string; text: string } {
  if (adding.to === 'swaps') return { title: 'Add a swap', text: 'Members may take it instead, any day.' };
  if (adding.to === 'new circuit') return { title: 'Add a circuit', text: 'Choose its first move.' };
  const index = adding.to === 'circuit' ? adding.index : adding.at.circuit;
  const name = circuits[index]?.name;
  const text = `${adding.to === 'move' ? 'In' : 'To'} ${name ? `“${name}”` : `circuit ${index + 1}`}.`;
  return { title: adding.to === 'move' ? 'Replace a move' : 'Add a move', text };
}

function withAdded(plan: WorkoutPlan, adding: Adding, move: MoveId): WorkoutPlan {
  if (adding.to === 'swaps') return withSwap(plan, move);
  if (adding.to === 'new circuit') return withNewCircuit(plan, move);
  return adding.to === 'circuit' ? withMove(plan, adding.index, move) : withMoveInstead(plan, adding.at, move);
}

const TIMES = Object.keys(PLAN_TIMES) as PlanTime[];

function TimesCard({ plan, problems, isReadOnly, onChange, workout }: PlanPartsProps & { workout: Workout }) {
  const { durationMinutes: minutes, kit } = workout;
  const main = minutes - WARM_UP.durationMinutes - COOL_DOWN.durationMinutes;
  return (
    <Card className={desk.form}>
      <PlanPart at="minutes" {...{ problems }} className={styles.minutes}>
        <div className={styles.grow} role="status">
          <h2>
            {minutes} {pluralise(minutes, 'minute')}
          </h2>
          <p className={desk.quiet}>
            Warm-up {WARM_UP.durationMinutes}, main part {main}, cool-down {COOL_DOWN.durationMinutes}. This follows
            from the moves.
          </p>
        </div>
        <MinuteDial ticks={60} lit={minutes} size="small">
          <span aria-hidden="true">{minutes}</span>
        </MinuteDial>
      </PlanPart>
      <PlanPart at="kit" {...{ problems }}>
        <p className={desk.quiet}>Kit: {kit.length === 0 ? 'none' : kit.join(', ')}</p>
      </PlanPart>
      <div className={styles.times}>
        {TIMES.map((time) => (
          <PlanPart key={time} at={time} {...{ problems }} className={styles.time}>
            <b>{PLAN_TIMES[time]}</b>
            <Stepper
              label={PLAN_TIMES[time]}
              text={`${plan.format[time]} s`}
              isReadOnly={isReadOnly}
              {...stepsOf(plan, time, onChange)}
            />
          </PlanPart>
        ))}
      </div>
    </Card>
  );
}

function stepsOf(plan: WorkoutPlan, time: PlanTime, onChange: (plan: WorkoutPlan) => void) {
  const seconds = plan.format[time];
  const step = (sign: 1 | -1) => {
    const next = stepped(time, seconds, sign);
    return Math.sign(next - seconds) === sign ? () => onChange(withTime(plan, time, next)) : undefined;
  };
  return { onLess: step(-1), onMore: step(1) };
}

function SwapsCard({ plan, problems, library, isReadOnly, onChange, onAdd }: PlanPartsProps & { onAdd: () => void }) {
  return (
    <Card className={desk.form}>
      <PlanPart at="swaps" {...{ problems }}>
        <h2>Swaps</h2>
        <p className={desk.quiet}>What a member may take instead, any day.</p>
        <ul className={lists.picks}>
          {plan.swaps.map((id) => {
            const { name } = library.moveOf(id);
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={isReadOnly ? name : nameOfSwap(name)}
                  disabled={isReadOnly}
                  onClick={() => onChange(withoutSwap(plan, id), afterSwapRemoval(plan, id, library))}
                >
                  {name}
                  {!isReadOnly && <X size={18} aria-hidden="true" />}
                </button>
              </li>
            );
          })}
          {!isReadOnly && plan.swaps.length < PLAN_BOUNDS.swaps.max && (
            <li>
              <button type="button" aria-label="Add a swap" onClick={onAdd}>
                <Plus size={18} aria-hidden="true" />
                Add
              </button>
            </li>
          )}
        </ul>
      </PlanPart>
    </Card>
  );
}

function ShortPartsCard({ plan, isReadOnly, onChange }: PlanPartsProps) {
  return (
    <Card className={desk.form}>
      <h2>Short warm-up and cool-down</h2>
      <p className={desk.quiet}>For members who choose the short ones.</p>
      <div className={desk.halves}>
        <SelectField
          label="Short warm-up"
          disabled={isReadOnly}
          value={plan.shortWarmUp}
          onChange={({ target }) => onChange({ ...plan, shortWarmUp: target.value as WorkoutPlan['shortWarmUp'] })}
        >
          {Object.entries(SHORT_WARM_UPS).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Short cool-down"
          disabled={isReadOnly}
          value={plan.shortCoolDown}
          onChange={({ target }) => onChange({ ...plan, shortCoolDown: target.value as WorkoutPlan['shortCoolDown'] })}
        >
          {Object.entries(SHORT_COOL_DOWNS).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </Card>
  );
}
