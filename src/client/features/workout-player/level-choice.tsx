import { ChevronDown, Lock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { LEVEL_NAMES } from '#client/parts/session/workout-labels.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Button, ButtonLink, ButtonStack } from '#client/ui/button.tsx';
import { BottomSheet, Dialog } from '#client/ui/dialog.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { limitsAgainst } from '#domain/body/lasting-limit.ts';
import { isLevelLocked, type LevelLimits, type MoveDemands } from '#domain/session/move-level.ts';
import { LIMIT_WORDS } from '#programme/body/not-for-me-words.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/moves/move.ts';
import styles from './level-choice.module.css';
import type { MoveLevels } from './move-levels.ts';

export function LevelPicker(props: ComponentProps<typeof LevelChoice>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LevelChoice {...props} className={styles.levels} />
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {LEVEL_NAMES[props.level]}
        <span className="visually-hidden">, change the level</span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <BottomSheet open={isOpen} onOpenChange={setOpen} closable title="Level">
        <LevelChoice
          {...props}
          onLevel={(level) => {
            props.onLevel(level);
            setOpen(false);
          }}
        />
      </BottomSheet>
    </>
  );
}

interface LevelChoiceProps {
  moveId: MoveId;
  level: MoveLevel;
  levels: Pick<MoveLevels, 'isLocked' | 'limits' | 'factsOf'>;
  onLevel: (level: MoveLevel) => void;
  className?: string | undefined;
}

function LevelChoice({ moveId, level, levels, onLevel, className }: LevelChoiceProps) {
  const [asked, setAsked] = useState<MoveLevel>();
  const options = MOVE_LEVELS.map((value) =>
    levels.isLocked(moveId, value)
      ? { value, label: <LockedLevel value={value} />, onRefuse: () => setAsked(value) }
      : { value, label: LEVEL_NAMES[value] },
  );
  return (
    <>
      <SegmentedControl label="Level" options={options} value={level} onChange={onLevel} className={className} />
      {asked && <WhyLocked {...{ moveId, levels }} level={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

function LockedLevel({ value }: { value: MoveLevel }) {
  return (
    <>
      <Lock size={16} aria-hidden="true" />
      {LEVEL_NAMES[value]}
      <span className="visually-hidden">, locked</span>
    </>
  );
}

interface WhyLockedProps {
  moveId: MoveId;
  level: MoveLevel;
  levels: Pick<MoveLevels, 'limits' | 'factsOf'>;
  onClose: () => void;
}

export function WhyLocked({ moveId, level, levels, onClose }: WhyLockedProps) {
  const { text, href, leadsTo } = reasonOf(levels.factsOf(moveId), level, levels.limits);
  const isMember = useSignIn()?.subscriptionStatus === 'active';
  return (
    <Dialog open onOpenChange={onClose} closable title="Why is this locked?" text={text}>
      <ButtonStack>
        <Button variant="coral" onClick={onClose}>
          Carry on
        </Button>
        {isMember && (
          <ButtonLink href={href} variant="outline">
            {leadsTo}
          </ButtonLink>
        )}
      </ButtonStack>
    </Dialog>
  );
}

function reasonOf(facts: MoveDemands, level: MoveLevel, limits: LevelLimits) {
  const needs = limitsAgainst(facts.strains[level], limits.notForMe).map((limit) => LIMIT_WORDS[limit].needs);
  if (needs.length > 0) {
    return {
      text: `This one needs ${new Intl.ListFormat('en-GB').format(needs)}, and you asked us to skip that. Your place is saved.`,
      href: SCREEN_PATHS.notForMe,
      leadsTo: 'Change that',
    };
  }
  if (!isLevelLocked(level, facts, { ...limits, impactLocked: false })) {
    return {
      text: 'This one jumps. Jumps open after a quick check: 8 small tasks. One is a walk. Your place is saved.',
      href: SCREEN_PATHS.impactCheck,
      leadsTo: 'See the jump check',
    };
  }
  return {
    text: 'Locked for now, because of what you told us. A lighter one is still open. You can answer again in Settings.',
    href: SCREEN_PATHS.safetyAnswers,
    leadsTo: 'See my answers',
  };
}
