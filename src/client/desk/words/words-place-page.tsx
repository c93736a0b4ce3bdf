import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { dayText, momentText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { DraftPreview } from '#client/desk/programme/draft-preview.tsx';
import { WorkoutFields } from '#client/desk/programme/plan-editor.tsx';
import { usePlannedDraft } from '#client/desk/programme/use-planned-workout.ts';
import site from '#client/desk/site/site.module.css';
import { Notice } from '#client/ui/card.tsx';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { workoutOfPlaceId } from '#programme/words/programme-words.ts';
import { useWordsDraft } from './use-words-draft.ts';
import { WordsAside } from './words-aside.tsx';
import { WordsForm } from './words-form.tsx';

/** The fixed fields of one place. */
export function WordsPlacePage({ placeId, role }: { placeId: string; role: DeskRole }) {
  const path = deskWordsPath(placeId);
  const place = useQuery<WordsPlaceAnswer>({ queryKey: [path], refetchOnMount: 'always' });
  const { href, name, title } = listOf(placeId);
  return (
    <>
      <header className={styles.top}>
        <Link href={href} className={site.back} aria-label={`Back to ${name}`}>
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>{place.data ? titleOf(place.data) : title}</h1>
      </header>
      <LoadState of={place} />
      {place.data && (
        <>
          <p className={styles.quiet}>{standing(place.data)}</p>
          {place.data.isSetOutside && (
            <Notice tone="sun">Set in site.json ({placeId}). Change it there. The text below isn’t shown.</Notice>
          )}
          <Editor place={place.data} role={role} onChanged={() => void place.refetch()} />
        </>
      )}
    </>
  );
}

interface EditorProps {
  place: WordsPlaceAnswer;
  role: DeskRole;
  onChanged: () => void;
}

function Editor({ place, role, onChanged }: EditorProps) {
  const draft = useWordsDraft(place);
  const planned = usePlannedDraft(place, draft.typed);
  const mayWrite = mayAtDesk(role, 'tend') && !place.isSetOutside;
  const mayPublish = mayAtDesk(role, 'own') && !place.isSetOutside;
  return (
    <div className={styles.two}>
      <WordsForm
        {...{ place, draft, mayWrite, mayPublish, onChanged }}
        {...(planned && {
          toPutRight: planned.problems.length,
          preview: <DraftPreview draft={planned} />,
          layout: (rows) => <WorkoutFields {...{ rows, planned }} isReadOnly={!mayWrite} onChange={draft.write} />,
        })}
      />
      <WordsAside {...{ place, draft, planned, role, onChanged }} />
    </div>
  );
}

/** A workout’s own title: its place in the programme is said below. */
const titleOf = ({ group, name }: WordsPlaceAnswer) => (group === 'workouts' ? name.replace(/^.*?: /, '') : name);

/** Workouts have lists of their own; the title is of a place that is not there yet. */
function listOf(placeId: string): { href: string; name: string; title: string } {
  const code = workoutOfPlaceId(placeId);
  if (code === undefined) return { href: '/desk/words', name: 'text', title: 'Words' };
  const href = code.startsWith('b') ? '/desk/programme/b' : '/desk/programme';
  return { href, name: 'the programme', title: 'Workout' };
}

function standing({ about, draft, publishedAt, author }: WordsPlaceAnswer): string {
  const shown = publishedAt === null ? 'Original text.' : `Published on ${dayText(publishedAt)} by ${author}.`;
  const waiting = draft ? ` Draft by ${draft.author}, ${momentText(draft.at)}.` : '';
  const on = draft?.publishOn ? ` It goes live on ${longDate(draft.publishOn as CalendarDay)}.` : '';
  return `${about} ${shown}${waiting}${on}`;
}
