import { CloudOff, CloudUpload } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useOnline } from '#client/browser/connection.ts';
import { lazyView, usePreloaded } from '#client/browser/lazy-view.tsx';
import { isBackForward } from '#client/browser/navigation.ts';
import { inTurn } from '#client/browser/promises.ts';
import { useViewChange } from '#client/browser/view-change.ts';
import { useCoachChoices } from '#client/coach/stage/coach-choices.ts';
import { HomeTab } from '#client/features/home/home-tab.tsx';
import { InstallOffer } from '#client/features/install/install-offer.tsx';
import { BackHeader, FinishedBlockHeader, WeekHeader } from '#client/features/workouts/back-header.tsx';
import { lastsOnlyWithPage } from '#client/member/store.ts';
import { useOutbox } from '#client/member/use-outbox.ts';
import { useDashboard } from '#client/member/use-shown.ts';
import { AccountMenu } from '#client/parts/account/account-menu.tsx';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { keptHome } from '#client/parts/account/first-page-storage.ts';
import { HOME_MARKS, keepHome, showApp } from '#client/parts/progress/kept-home.ts';
import { type Member, memberOf } from '#client/parts/progress/member.ts';
import { useServerProblem } from '#client/parts/server/server-problem.ts';
import { placeText } from '#client/parts/session/waits-text.ts';
import { Notice } from '#client/ui/card.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { User } from '#contract/auth.ts';
import { comebackOn } from '#domain/plan/comeback.ts';
import { greeting } from '#domain/progress/greeting.ts';
import type { MemberOverview } from '#domain/progress/member-overview.ts';
import { type CalendarDay, pastDayText } from '#domain/time/calendar-day.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { Celebrations } from './celebrations.tsx';
import { BlockView, HistoryView, LazyArea, NutritionView, WeekView, WorkoutsView } from './lazy-area.tsx';
import styles from './main-app-screen.module.css';
import mainHeader from './main-header.module.css';
import { MainNavigation, type MainView, mainView, viewKey } from './main-navigation.tsx';
import { useCalendarNow } from './use-calendar-now.ts';
import { useShortcut } from './use-shortcut.ts';

/** The first screen comes first: while the member reads it and scrolls, nothing is evaluated and no style is added. */
const PRELOAD_AFTER_MS = 4_000;

/** The main app: Home, Workouts with weeks and history, Nutrition. */
export function MainAppScreen() {
  const user = useSignIn()?.user;
  return user ? <MainApp key={user.id} user={user} /> : null;
}

function MainApp({ user }: { user: User }) {
  const search = useSearch();
  const { day, hour } = useCalendarNow();
  const dashboard = useDashboard(user.id);
  // The first time all of it is drawn, in pieces between which the browser can paint and answer.
  const answer = useDeferredValue(dashboard.data !== undefined) ? dashboard.data : undefined;
  const member = useMemo(() => answer && memberOf(answer, day), [answer, day]);
  usePreloading(user.id, member);
  useKeptHome(user, { day, hour }, member !== undefined);

  const hasServerProblem = useServerProblem('dashboard');
  const retry = { retrying: dashboard.isFetching, onRetry: () => void dashboard.refetch() };
  const hasFailed = dashboard.isError && !member;
  const failed = usePreloaded(LoadFailed, hasFailed) && <LoadFailed {...retry} error={dashboard.error} />;
  const isProblemShown = usePreloaded(ServerProblem, hasServerProblem);
  const problem = member && isProblemShown && <ServerProblem {...retry} />;
  const hasSomething = member !== undefined || hasFailed || search !== '';
  useLayoutEffect(() => {
    if (hasSomething) showApp();
  }, [hasSomething]);
  return (
    <div className={styles.shell} {...HOME_MARKS.shell}>
      <MainNavigation member={member} />
      <MainColumn {...{ user, member, day, hour, hasFailed, failed, problem }} />
      <InstallOffer />
      {member && <Celebrations userId={user.id} member={member} today={day} />}
    </div>
  );
}

/** Rarely needed; precached with the rest of the app. */
const LoadFailed = lazyView(async () => (await import('./load-failed.tsx')).LoadFailed);
const ServerProblem = lazyView(async () => (await import('./load-failed.tsx')).ServerProblem);

interface MainColumnProps {
  user: User;
  member: Member | undefined;
  day: CalendarDay;
  hour: number;
  hasFailed: boolean;
  /** Stands in for what could not be loaded. */
  failed: ReactNode;
  /** Why the data may be stale. */
  problem: ReactNode;
}

/**
 * The tapped tab lights up in the very next picture, and the view behind it follows when it is drawn. Back and forward
 * need it at once: the browser puts the page back to where the member was.
 */
function MainColumn(props: MainColumnProps) {
  const search = useSearch();
  const unhurried = useDeferredValue(search);
  useShortcut(props.member);
  return <ShownView {...props} search={isBackForward() ? search : unhurried} />;
}

const ShownView = memo(function ShownView(props: MainColumnProps & { search: string }) {
  const { search, user, member, day, hour, hasFailed, failed, problem } = props;
  const view = mainView(search);
  useViewChange(viewKey(view));
  const shared = { view, member, today: day, failed: hasFailed };
  return (
    <main className={styles.main}>
      <ViewHeader {...shared} {...{ user, hour }} />
      <OutboxNotice userId={user.id} today={day} isOfflineTold={Boolean(failed)} />
      {problem && <div className={styles.failed}>{problem}</div>}
      {failed && view.kind !== 'nutrition' && <div className={styles.failed}>{failed}</div>}
      <LazyArea key={view.kind} name={view.kind}>
        <ViewBody {...shared} userId={user.id} />
      </LazyArea>
    </main>
  );
});

/** Whoever leaves from Home finds it again at once, as it was seen last; elsewhere something may be done that it does not say. */
function useKeptHome(user: User, moment: { day: CalendarDay; hour: number }, isShown: boolean): void {
  const keep = useEffectEvent(() => {
    if (isShown && location.search === '') keepHome(user, moment);
    else keptHome.clear();
  });
  useEffect(() => {
    const keepWhenLeft = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', keepWhenLeft);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keepWhenLeft);
      window.removeEventListener('pagehide', keep);
      keptHome.clear();
    };
  }, []);
}

function usePreloading(userId: string, member: Member | undefined): void {
  const { look } = useCoachChoices();
  const prepare = useEffectEvent(async () => {
    const preparation = await inTurn(() => import('./prepare-for-later.ts'));
    if (member) await preparation?.prepareForLater(userId, look, member);
  });
  const isKnown = member !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setTimeout(() => void prepare(), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);
}

interface ViewProps {
  view: MainView;
  member: Member | undefined;
  today: CalendarDay;
  failed: boolean;
}

function ViewHeader({ view, user, member, today, hour, failed }: ViewProps & { user: User; hour: number }) {
  const waiting = failed ? null : undefined;
  if (view.kind === 'overview') {
    const line = member ? streakLine(member.overview, today) : waiting;
    return <MainHeader user={user} title={greeting(hour, user.firstName)} line={line} />;
  }
  if (view.kind === 'workouts') {
    return <MainHeader user={user} title="Workouts" line={member ? blockLine(member.overview) : waiting} />;
  }
  if (view.kind === 'nutrition') {
    return view.isDish ? null : <MainHeader user={user} title="Nutrition" line="Good food, no counting" />;
  }
  if (view.kind === 'history') return <BackHeader title="Your workouts" />;
  if (view.kind === 'block') return <FinishedBlockHeader {...{ member, today }} block={view.block} />;
  return <WeekHeader week={view.week} member={member} />;
}

function ViewBody({ view, member, userId, today, failed }: ViewProps & { userId: string }) {
  if (view.kind === 'nutrition') return <NutritionView />;
  if (view.kind === 'overview') return <HomeTab {...{ userId, today, member, failed }} />;
  if (view.kind === 'workouts') return <WorkoutsView {...{ today, member, failed }} introOpen={view.introOpen} />;
  if (view.kind === 'history') return <HistoryView {...{ userId, today, member, failed }} />;
  if (view.kind === 'block') return <BlockView {...{ userId, today, member, failed }} block={view.block} />;
  return <WeekView {...{ today, member, failed }} week={view.week} />;
}

/** Few people ever see one. */
const RejectedEntry = lazyView(async () => (await import('./rejected-entry.tsx')).RejectedEntry);

/** Said while there is no connection, or while something has not gone up: that it is safe, and what is to be decided. */
interface OutboxNoticeProps {
  userId: string;
  today: CalendarDay;
  /** Said on the page already, where nothing waits. */
  isOfflineTold: boolean;
}

function OutboxNotice({ userId, today, isOfflineTold }: OutboxNoticeProps) {
  const { waiting, rejected, isStuck } = useOutbox(userId);
  const online = useOnline();
  const canTell = usePreloaded(RejectedEntry, rejected.length > 0);
  return (
    <>
      <div role="status">
        {!online && !(isOfflineTold && waiting.length === 0) && (
          <Notice tone="sky" icon={<CloudOff size={22} aria-hidden="true" />} className={styles.notice}>
            You’re offline. {waiting.length === 0 ? 'It still works.' : waitingText(waiting.length)}
          </Notice>
        )}
        {online && isStuck && waiting.length > 0 && (
          <Notice tone="sky" icon={<CloudUpload size={22} aria-hidden="true" />} className={styles.notice}>
            {savedText(waiting.length)} We’ll keep trying.
          </Notice>
        )}
      </div>
      {canTell && rejected.map((entry) => <RejectedEntry key={entry.revision} entry={entry} today={today} />)}
    </>
  );
}

const savedText = (count: number): string =>
  lastsOnlyWithPage() ? `${placeText()}.` : `${count} ${pluralise(count, 'thing is', 'things are')} saved here.`;

const waitingText = (count: number): string =>
  `${savedText(count)} ${pluralise(count, 'It’ll', 'They’ll')} sync when you’re back online.`;

interface MainHeaderProps {
  user: User;
  title: string;
  /** The line below; `undefined` while it is being loaded, `null` where there is none. */
  line: ReactNode;
}

/** The title of a tab, one line below it, and the account menu. */
function MainHeader({ user, title, line }: MainHeaderProps) {
  return (
    <header className={mainHeader.header}>
      <div className={mainHeader.text}>
        <h1 className={mainHeader.title}>{title}</h1>
        {line === undefined ? (
          <Skeleton className={mainHeader.waiting ?? ''} />
        ) : (
          <p className={mainHeader.line}>{line}</p>
        )}
      </div>
      <AccountMenu initials={user.initials} />
    </header>
  );
}

/** The line under the greeting: the streak and the last workout. */
function streakLine({ streak, lastWorkoutDay, lastActiveDay }: MemberOverview, today: CalendarDay): string {
  const { currentStreak } = streak;
  if (currentStreak === 0 && !lastWorkoutDay) return 'Last workout: Never. We all start there.';
  const lastWorkout = `Last workout${lastWorkoutDay ? ` ${pastDayText(lastWorkoutDay, today)}` : ': Never'}.`;
  if (currentStreak > 0) return `${currentStreak} ${pluralise(currentStreak, 'day')} on the go. ${lastWorkout}`;
  return comebackOn(today, { currentStreak, lastActiveDay }) ? `Good to see you. ${lastWorkout}` : lastWorkout;
}

/** The line under "Workouts": the block and how much of it is done. */
const blockLine = ({ block, completed }: MemberOverview): string => `Block ${block}. ${completed.size} of 12 done`;
