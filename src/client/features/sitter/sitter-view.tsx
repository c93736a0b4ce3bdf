import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { today } from '#client/parts/plan/calendar-now.ts';
import { refusalText } from '#client/parts/purchases/refusal-words.ts';
import { ApiError } from '#client/parts/server/api-client.ts';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';

import { endSitterByLink, openSitter, sayToSitter } from '#client/parts/sitter/sitter-calls.ts';

import { Button, type ButtonVariant, TextButton, TextLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { SitterPage } from '#contract/sitter.ts';
import { type SitterAnswer, sitterTimeText } from '#domain/sitter/sitter.ts';
import { addDays, type CalendarDay, weekdayDate } from '#domain/time/calendar-day.ts';
import { SitterCalendar } from './sitter-calendar.tsx';
import { SitterEmails } from './sitter-emails.tsx';
import styles from './sitter-view.module.css';

const NEEDS = { fallback: 'Please try again', needsConnection: 'You need a connection for that.' };

type Session = SitterPage['sessions'][number];

interface SitterViewProps {
  token: string;
  page: SitterPage;
  show: (page: SitterPage) => void;
  end: () => void;
}

export function SitterView({ token, page, show, end }: SitterViewProps) {
  const { firstName, sessions, hasCalendar } = page;
  const { isBusy, problem, attempt } = useSitterCalls({ token, show, end });
  const [next, ...later] = sessions;
  const say = (session: Session) => (answer: SitterAnswer) =>
    attempt(session.day, async () => {
      show(await sayToSitter(token, { day: session.day, from: session.from, answer }));
    });
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Logo href={SCREEN_PATHS.landing} />
      </header>
      <main className={styles.main}>
        {next ? (
          <section className={styles.next}>
            <span className={styles.coach}>
              <CoachPicture name="sway-standard" decorative isFirst />
            </span>
            <p className={styles.day}>{dayName(next.day)}</p>
            <OnTitle session={next} />
            <p className={styles.who}>
              {firstName} is training for up to {next.minutes} minutes.
            </p>
            <Answers session={next} firstName={firstName} isBusy={isBusy(next.day)} onSay={say(next)} onPanel />
          </section>
        ) : (
          <section className={styles.next}>
            <h1>Nothing planned</h1>
            <p className={styles.who}>{firstName}’s next days will show here.</p>
          </section>
        )}
        {problem !== undefined && (
          <Notice tone="sun" role="alert">
            {problem}
          </Notice>
        )}
        {later.length > 0 && (
          <section className={styles.later}>
            <h2>After that</h2>
            {later.map((session) => (
              <div key={session.day} className={styles.session}>
                <h3>{dayName(session.day)}</h3>
                <p>{[sitterTimeText(session), `up to ${session.minutes} minutes`].filter(Boolean).join(', ')}</p>
                <Answers {...{ session, firstName }} isBusy={isBusy(session.day)} onSay={say(session)} />
              </div>
            ))}
          </section>
        )}
        <SitterCalendar {...{ token, hasCalendar, firstName, end }} />
        <SitterEmails {...{ token, emails: page.emails, show, end }} />
        <footer className={styles.foot}>
          <p>
            Times are on {firstName}’s clock. You see {firstName}’s first name, days, times and minutes, nothing else.{' '}
            {firstName} sees your answers. Save this page’s address to come back.
          </p>
          <p className={styles.ways}>
            <TextLink href={SCREEN_PATHS.privacy}>Privacy notice</TextLink>
            <TextButton
              aria-busy={isBusy('end') || undefined}
              onClick={() =>
                attempt('end', async () => {
                  await endSitterByLink(token);
                  end();
                })
              }
            >
              Stop being the sitter
            </TextButton>
          </p>
        </footer>
      </main>
    </div>
  );
}

interface AnswersProps {
  session: Session;
  firstName: string;
  isBusy: boolean;
  onSay: (answer: SitterAnswer) => void;
  onPanel?: boolean;
}

/** One tap each; another tap changes it. */
function Answers({ session: { day, answer }, firstName, isBusy, onSay, onPanel = false }: AnswersProps) {
  const choices = [
    ['yes', 'Yes'],
    ['no', day === today() ? 'Not today' : 'Not that day'],
  ] as const;
  return (
    <>
      <fieldset className={styles.answers}>
        <legend className="visually-hidden">{dayName(day)}: can you?</legend>
        {choices.map(([choice, label]) => (
          <Button
            key={choice}
            variant={variantOf((answer ?? 'yes') === choice, onPanel)}
            aria-pressed={answer === choice}
            busy={isBusy}
            onClick={() => onSay(choice)}
          >
            {answer === choice && <Check size={20} aria-hidden="true" />}
            {label}
          </Button>
        ))}
      </fieldset>
      <p role="status" className={styles.told}>
        {answer && (answer === 'yes' ? `${firstName} knows you’ve got it.` : `${firstName} knows. Thanks for saying.`)}
      </p>
    </>
  );
}

function variantOf(isBright: boolean, onPanel: boolean): ButtonVariant {
  if (onPanel) return isBright ? 'coral' : 'ghost';
  return isBright ? 'primary' : 'outline';
}

/** One call after the other; reloads when rejected because the member's days changed. */
function useSitterCalls({ token, show, end }: Omit<SitterViewProps, 'page'>) {
  const [underWay, setUnderWay] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const last = useRef(Promise.resolve());

  async function explain(error: unknown): Promise<void> {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 404) return end();
    setProblem(refusalText(error, NEEDS));
    if (status === 409) await openSitter(token).then(show, () => undefined);
  }

  async function run(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      await explain(error);
    } finally {
      setUnderWay((others) => others.filter((other) => other !== what));
    }
  }

  function attempt(what: string, work: () => Promise<void>): void {
    setUnderWay((others) => [...others, what]);
    setProblem(undefined);
    last.current = last.current.then(() => run(what, work));
  }

  return { isBusy: (what: string) => underWay.includes(what), problem, attempt };
}

function OnTitle({ session }: { session: Session }) {
  const time = sitterTimeText(session);
  if (time === undefined) return <h1>You’re on</h1>;
  return (
    <h1>
      You’re on, <span className={styles.time}>{time}</span>
    </h1>
  );
}

function dayName(day: string): string {
  const date = day as CalendarDay;
  if (date === today()) return 'Today';
  if (date === addDays(today(), 1)) return 'Tomorrow';
  return weekdayDate(date);
}
