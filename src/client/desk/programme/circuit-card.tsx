import { ArrowDown, ArrowUp, EllipsisVertical, Image, Plus, Replace, Trash2 } from 'lucide-react';
import desk from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { MovePicture } from '#client/parts/move-media/move-picture.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Menu, type MenuEntry } from '#client/ui/menu.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { pluralise } from '#domain/time/count-text.ts';
import type { MoveId } from '#programme/moves/move.ts';
import { MOVE_LEVELS } from '#programme/moves/move.ts';
import { type MoveLibrary, PLAN_BOUNDS, type PlanProblem } from '#programme/workouts/plan-rules.ts';
import type { WorkoutPlan } from '#programme/workouts/workout-plan.ts';
import styles from './plan.module.css';
import {
  type MovePlace,
  placeAfterStep,
  renamed,
  withCircuitStepped,
  withMoveStepped,
  withoutCircuit,
  withoutMove,
  withRounds,
} from './plan-edits.ts';
import {
  afterCircuitRemoval,
  afterCircuitStep,
  afterRemoval,
  afterStep,
  circuitName,
  type Follow,
  nameOfStep,
} from './plan-follow.ts';
import { PlanPart } from './plan-part.tsx';
import { Stepper } from './stepper.tsx';

export interface PlanPartsProps {
  plan: WorkoutPlan;
  problems: readonly PlanProblem[];
  library: MoveLibrary;
  isReadOnly: boolean;
  onChange: (plan: WorkoutPlan, follow?: Follow) => void;
}

interface CircuitCardProps extends PlanPartsProps {
  index: number;
  onAdd: () => void;
  onReplace: (at: MovePlace) => void;
}

const icon = { size: 20, 'aria-hidden': true } as const;

/** A circuit: its name, its rounds, and its moves in their order. */
export function CircuitCard(props: CircuitCardProps) {
  const { plan, index, problems, isReadOnly, onChange, onAdd } = props;
  const circuit = plan.circuits[index];
  if (!circuit) return null;
  const { name, rounds, moves } = circuit;
  const { min, max } = PLAN_BOUNDS.rounds;
  const say = (to: number) => onChange(withRounds(plan, index, to));
  return (
    <Card className={desk.form} aria-label={`Circuit ${index + 1}`}>
      <div className={styles.circuitHead}>
        <PlanPart at={`circuit-${index}`} {...{ problems }} className={styles.grow}>
          <TextField
            label={`Name of circuit ${index + 1}`}
            optional={plan.circuits.length === 1}
            value={name ?? ''}
            maxLength={PLAN_BOUNDS.circuitName.letters}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange(renamed(plan, index, target.value))}
            onBlur={({ target }) => onChange(renamed(plan, index, target.value.trim().replace(/\s+/g, ' ')))}
          />
        </PlanPart>
        <PlanPart at={`circuit-${index}-rounds`} {...{ problems }}>
          <Stepper
            label={`Rounds of circuit ${index + 1}`}
            text={`${rounds} ${pluralise(rounds, 'round')}`}
            isReadOnly={isReadOnly}
            onLess={rounds > min ? () => say(rounds - 1) : undefined}
            onMore={rounds < max ? () => say(rounds + 1) : undefined}
          />
        </PlanPart>
        {!isReadOnly && plan.circuits.length > 1 && (
          <Menu label={`Change circuit ${index + 1}`} triggerClassName={styles.more} entries={circuitEntries(props)}>
            <EllipsisVertical size={22} aria-hidden="true" />
          </Menu>
        )}
      </div>
      <ol className={styles.moves}>
        {moves.map((id, move) => (
          <MoveRow key={id} {...props} id={id} at={{ circuit: index, move }} />
        ))}
      </ol>
      {!isReadOnly && moves.length < PLAN_BOUNDS.moves.max && (
        <Button
          variant="outline"
          size="small"
          className={styles.addMove}
          onClick={onAdd}
          aria-label={`Add a move to circuit ${index + 1}`}
        >
          <Plus {...icon} />
          Add a move
        </Button>
      )}
    </Card>
  );
}

function circuitEntries({ plan, index, onChange }: CircuitCardProps): MenuEntry[] {
  const step = (sign: 1 | -1) => () => {
    const stepped = withCircuitStepped(plan, index, sign);
    onChange(stepped, afterCircuitStep(stepped, index + sign));
  };
  const remove = () => {
    const rest = withoutCircuit(plan, index);
    onChange(rest, afterCircuitRemoval(rest, index, circuitName(plan, index)));
  };
  return [
    ...(index > 0 ? [{ label: 'Move circuit up', icon: <ArrowUp {...icon} />, onSelect: step(-1) }] : []),
    ...(index < plan.circuits.length - 1
      ? [{ label: 'Move circuit down', icon: <ArrowDown {...icon} />, onSelect: step(1) }]
      : []),
    { label: 'Remove circuit', icon: <Trash2 {...icon} />, onSelect: remove },
  ];
}

interface MoveRowProps extends CircuitCardProps {
  id: MoveId;
  at: MovePlace;
}

function MoveRow({ plan, library, problems, isReadOnly, id, at, onChange, onReplace }: MoveRowProps) {
  const { name, focus } = library.moveOf(id);
  const isSided = MOVE_LEVELS.some((level) => library.factsOf(id).isSided(level));
  const isHero = plan.heroMove === id;
  const step = (sign: 1 | -1) =>
    placeAfterStep(plan, at, sign) &&
    (() => {
      const stepped = withMoveStepped(plan, at, sign);
      onChange(stepped, afterStep(stepped, id, name, sign));
    });
  const remove = () => onChange(withoutMove(plan, at), afterRemoval(plan, at, library));
  const [up, down] = [step(-1), step(1)];
  const isOnly = plan.circuits.length === 1 && plan.circuits[0]?.moves.length === 1;
  return (
    <li>
      <PlanPart at={`circuit-${at.circuit}-move-${at.move}`} {...{ problems }} className={styles.move}>
        <MovePicture moveId={id} level="standard" words={library.words} className={lists.picture} />
        <p className={styles.grow}>
          <b>{name}</b>
          <br />
          <span className={desk.quiet}>
            {[isSided ? 'Changes sides half way' : focus, isHero && 'On the card'].filter(Boolean).join('. ')}
          </span>
        </p>
        {!isReadOnly && (
          <div className={styles.moveActions}>
            <IconButton label={nameOfStep(name, -1)} aria-disabled={!up} onClick={up}>
              <ArrowUp {...icon} />
            </IconButton>
            <IconButton label={nameOfStep(name, 1)} aria-disabled={!down} onClick={down}>
              <ArrowDown {...icon} />
            </IconButton>
            <Menu
              label={`Change ${name}`}
              triggerClassName={styles.more}
              entries={[
                { label: 'Replace', icon: <Replace {...icon} />, onSelect: () => onReplace(at) },
                ...(isHero
                  ? []
                  : [
                      {
                        label: 'Show on the card',
                        icon: <Image {...icon} />,
                        onSelect: () => onChange({ ...plan, heroMove: id }),
                      },
                    ]),
                ...(isOnly ? [] : [{ label: 'Remove', icon: <Trash2 {...icon} />, onSelect: remove }]),
              ]}
            >
              <EllipsisVertical size={22} aria-hidden="true" />
            </Menu>
          </div>
        )}
      </PlanPart>
    </li>
  );
}
