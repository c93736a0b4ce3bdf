import { Dumbbell, House, type LucideIcon, Salad } from 'lucide-react';
import { memo } from 'react';
import { Link, useSearch } from 'wouter';
import type { Member } from '#client/parts/progress/member.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { Logo } from '#client/ui/logo.tsx';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import { WEEKS, type Week, WORKOUT_IDS } from '#domain/plan/block.ts';
import styles from './main-navigation.module.css';

interface MainTab {
  label: string;
  path: string;
  icon: LucideIcon;
  kinds: readonly MainView['kind'][];
}

const TABS: readonly MainTab[] = [
  { label: 'Home', path: SCREEN_PATHS.mainApp, icon: House, kinds: ['overview'] },
  {
    label: 'Workouts',
    path: SCREEN_PATHS.workoutsTab,
    icon: Dumbbell,
    kinds: ['workouts', 'week', 'history', 'block'],
  },
  { label: 'Nutrition', path: SCREEN_PATHS.nutritionTab, icon: Salad, kinds: ['nutrition'] },
];

interface MainNavigationProps {
  member: Member | undefined;
  /** None of the three is shown. */
  isElsewhere?: boolean;
}

/** Home, Workouts, Nutrition: a bar at the lower edge, from 900 px on a rail at the side. */
export function MainNavigation({ member, isElsewhere = false }: MainNavigationProps) {
  const { kind } = mainView(useSearch());
  return (
    <header className={styles.rail}>
      <div className={styles.logo}>
        <Logo href={SCREEN_PATHS.mainApp} />
      </div>
      <nav aria-label="Main" className={styles.tabs}>
        {TABS.map(({ label, path, icon: Icon, kinds }) => (
          <Link key={label} href={path} aria-current={!isElsewhere && kinds.includes(kind) ? 'page' : undefined}>
            <span className={styles.icon}>
              <Icon size={23} aria-hidden="true" />
            </span>
            {label}
          </Link>
        ))}
      </nav>
      {member && <BlockProgress member={member} />}
    </header>
  );
}

const BlockProgress = memo(function BlockProgress({ member: { overview } }: { member: Member }) {
  const done = `${overview.completed.size} of ${WORKOUT_IDS.length} workouts`;
  return (
    <div className={styles.foot}>
      <span className={styles.block}>
        Block {overview.block}, week {overview.week}
      </span>
      <ProgressBar label="This block" value={overview.completed.size} max={WORKOUT_IDS.length} valueText={done} />
      <span>{done}</span>
    </div>
  );
});

/** What the main app shows. The tab ids of the product stand in the address: overview, workouts, nutrition, week1 to week4. */
export type MainView =
  | { kind: 'overview' }
  | { kind: 'workouts'; introOpen: boolean }
  | { kind: 'history' }
  | { kind: 'block'; block: number }
  | { kind: 'nutrition'; isDish: boolean }
  | { kind: 'week'; week: Week };

/** The view of an address' query; what is not understood shows Home. */
export function mainView(search: string): MainView {
  const query = new URLSearchParams(search);
  const tab = query.get('tab');
  if (tab === 'nutrition') return { kind: 'nutrition', isDish: query.has('dish') };
  if (tab === 'workouts') return workoutsView(query);
  const week = WEEKS.find((number) => tab === `week${number}`);
  return week === undefined ? { kind: 'overview' } : { kind: 'week', week };
}

function workoutsView(query: URLSearchParams): MainView {
  const view = query.get('view');
  if (view === 'history') return { kind: 'history' };
  const block = Number(query.get('block'));
  if (view === 'block' && Number.isInteger(block) && block > 0) return { kind: 'block', block };
  return { kind: 'workouts', introOpen: query.get('intro') === 'open' };
}

/** Tells a change of view from a change within one. */
export function viewKey(view: MainView): string {
  if (view.kind === 'block') return `block${view.block}`;
  return view.kind === 'week' ? `week${view.week}` : view.kind;
}
