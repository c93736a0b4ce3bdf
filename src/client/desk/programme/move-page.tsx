import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ShieldAlert } from 'lucide-react';
import { Link } from 'wouter';
import { CoachStrip } from '#client/coach/stage/coach-strip.tsx';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { dayText, momentText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import site from '#client/desk/site/site.module.css';
import { useWordsDraft } from '#client/desk/words/use-words-draft.ts';
import { WordsAside } from '#client/desk/words/words-aside.tsx';
import { type FieldRows, WordsForm } from '#client/desk/words/words-form.tsx';
import { MoveFilm } from '#client/parts/move-media/move-film.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath, PROGRAMME_WORDS_PATH } from '#contract/paths.ts';
import type { ProgrammeWordsAnswer } from '#contract/programme-words.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { cautionsOf } from '#programme/body/caution-words.ts';
import { clipOfMove } from '#programme/clips/clip-name.ts';
import { MOVE_LEVELS, type MoveId, type MoveLevel } from '#programme/moves/move.ts';
import { moveFacts } from '#programme/moves/move-facts.ts';
import { asMoveId, moveInWords } from '#programme/moves/move-in-words.ts';
import { OWN_MOVE_FIELDS } from '#programme/moves/own-move-fields.ts';
import { isOwnMoveId, movePlaceId, type ProgrammeWords, SHIPPED_WORDS } from '#programme/words/programme-words.ts';
import moves from './moves.module.css';
import { usedText } from './moves-page.tsx';

/** One move: a shipped one’s cues, or all of an own one. */
export function MovePage({ moveId, role }: { moveId: MoveId; role: DeskRole }) {
  const path = deskWordsPath(movePlaceId(moveId));
  const place = useQuery<WordsPlaceAnswer>({ queryKey: [path], refetchOnMount: 'always' });
  const programme = useQuery<ProgrammeWordsAnswer>({ queryKey: [PROGRAMME_WORDS_PATH] });
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/programme/moves" className={site.back} aria-label="Back to moves">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>{place.data ? nameOf(place.data) : 'Move'}</h1>
      </header>
      <LoadState of={place} />
      {place.data && (
        <>
          <p className={styles.quiet}>
            {standing(place.data, usedText(moveId, programme.data?.words ?? SHIPPED_WORDS))}
          </p>
          <MoveEditor {...{ moveId, role }} place={place.data} onChanged={() => void place.refetch()} />
        </>
      )}
    </>
  );
}

interface MoveEditorProps {
  moveId: MoveId;
  place: WordsPlaceAnswer;
  role: DeskRole;
  onChanged: () => void;
}

function MoveEditor({ moveId, place, role, onChanged }: MoveEditorProps) {
  const draft = useWordsDraft(place);
  return (
    <div className={moves.editor}>
      <WordsForm
        {...{ draft, onChanged }}
        place={{ ...place, name: nameOf(place) }}
        mayWrite={mayAtDesk(role, 'tend')}
        mayPublish={mayAtDesk(role, 'own')}
        layout={(rows) => <MoveFields {...{ moveId, rows }} />}
      />
      <WordsAside {...{ place, draft, role, onChanged }} />
    </div>
  );
}

/** As its draft calls it, where it has a name of its own. */
const nameOf = ({ startsEmpty, name, draft }: WordsPlaceAnswer): string =>
  (startsEmpty && draft?.fields[OWN_MOVE_FIELDS.name('standard')]) || name;

/** The three versions side by side, as the coach shows them, between what is said of all of them. */
function MoveFields({ moveId, rows: { sections, rowOf, texts } }: { moveId: MoveId; rows: FieldRows }) {
  const programme: ProgrammeWords = { [movePlaceId(moveId)]: texts };
  const isOwn = isOwnMoveId(moveId);
  const levels = isOwn ? sections.slice(1, 1 + MOVE_LEVELS.length) : sections;
  const others = sections.filter((section) => !levels.includes(section));
  return (
    <>
      {others.slice(0, 1).map(({ title, fields }) => (
        <Card key={title} className={styles.halves}>
          {fields.map(rowOf)}
        </Card>
      ))}
      {isOwn && <p className={styles.quiet}>{filmText(texts)}</p>}
      <div className={moves.levels}>
        {levels.map(({ title, fields }, index) => (
          <Card key={title} className={styles.form}>
            <MoveShown {...{ moveId, programme }} level={MOVE_LEVELS[index] ?? 'standard'} />
            <h2>{title}</h2>
            {fields.map(rowOf)}
          </Card>
        ))}
      </div>
      {others.slice(1).map(({ title, fields }) => (
        <Card key={title} className={styles.form}>
          <h2>{title}</h2>
          <div className={styles.halves}>{fields.map(rowOf)}</div>
        </Card>
      ))}
      <WhatFollows {...{ moveId, programme }} />
    </>
  );
}

/** The voice says the right side first, which the coach shows on the right, as a mirror does. */
function filmText(texts: FieldRows['texts']): string {
  const about = 'A film of a move runs in a loop: up to 15 seconds, without sound.';
  return texts[OWN_MOVE_FIELDS.sides] === 'turns'
    ? `${about} Film the side on the right of the picture. It’s turned for the other side.`
    : about;
}

/** Moving, as members see it with a network. */
function MoveShown({ moveId, level, programme }: { moveId: MoveId; level: MoveLevel; programme: ProgrammeWords }) {
  const clip = clipOfMove(moveId, level, programme);
  const medium = programme[movePlaceId(moveId)]?.[OWN_MOVE_FIELDS.medium(level)];
  if (!medium) return <CoachStrip name={clip} className={lists.stage} />;
  return (
    <div className={classNames(lists.stage, moves.film)}>
      <MoveFilm key={medium} id={medium} isPlaying pace={1} isMirrored={false} isDrawn={false}>
        <CoachStrip name={clip} />
      </MoveFilm>
    </div>
  );
}

/** What members read of it, and what takes its place where it is locked: from the answers, as they stand. */
function WhatFollows({ moveId, programme }: { moveId: MoveId; programme: ProgrammeWords }) {
  if (asMoveId(moveId, programme) === undefined) return null;
  const cautions = cautionsOf(moveId, programme);
  const standIns = moveFacts(moveId, programme).standIns.map((id) => moveInWords(id, programme).name);
  return (
    <Notice icon={<ShieldAlert size={22} aria-hidden="true" />}>
      <p>
        <b>Members read:</b> {cautions.length === 0 ? 'nothing to watch for.' : cautions.join(' ')}
      </p>
      <p>
        <b>Where it’s locked, they get:</b> {standIns.join(', ')}.
      </p>
      {!isOwnMoveId(moveId) && <p>These come with the programme and can’t be changed here.</p>}
    </Notice>
  );
}

function standing({ draft, startsEmpty, publishedAt, author }: WordsPlaceAnswer, used: string): string {
  const waiting = draft ? ` Draft by ${draft.author}, ${momentText(draft.at)}.` : '';
  if (publishedAt === null) return `${startsEmpty ? 'Not published yet.' : `${used}. Original text.`}${waiting}`;
  return `${used}. Published on ${dayText(publishedAt)} by ${author}.${waiting}`;
}
