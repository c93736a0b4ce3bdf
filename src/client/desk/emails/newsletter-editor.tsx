import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { momentText } from '#client/desk/labels.ts';
import { UnsavedQuestion } from '#client/desk/leaving.tsx';
import { LoadState } from '#client/desk/page-states.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { useWordsDraft } from '#client/desk/words/use-words-draft.ts';
import { showFirstProblem, WordsBar, WordsFieldRow } from '#client/desk/words/words-form.tsx';
import { today } from '#client/parts/plan/calendar-now.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { SegmentedControl } from '#client/ui/segmented-control.tsx';
import { PickedField } from '#client/ui/select-field.tsx';
import { FieldPair } from '#client/ui/text-field.tsx';
import type { NewsletterAnswer } from '#contract/desk/newsletters.ts';
import type { DeskWordsField, WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskNewsletterPath, deskWordsPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { NOBODY_AGREED, WRITTEN_TO_COUNTED } from '#domain/emails/newsletter-sending.ts';
import { type CalendarDay, isCalendarDay, longDate, shortDate } from '#domain/time/calendar-day.ts';
import { formatCount, pluralise } from '#domain/time/count-text.ts';
import { minuteOfClockText, timeZone } from '#domain/time/zoned-time.ts';
import { newsletterPlaceId } from '#programme/words/newsletter-place.ts';
import { MailPreview } from './mail-preview.tsx';
import newsletters from './newsletters.module.css';
import { agreedText } from './newsletters-page.tsx';

interface EditorProps {
  newsletter: NewsletterAnswer;
  role: DeskRole;
  onAsk: (action: Action) => void;
}

/** The draft is one of words: saved by itself, and of two who write the second sees both. */
export function NewsletterEditor(props: EditorProps) {
  const path = deskWordsPath(newsletterPlaceId(props.newsletter.id));
  const place = useQuery<WordsPlaceAnswer>({ queryKey: [path], refetchOnMount: 'always' });
  return place.data ? <Editor {...props} place={place.data} /> : <LoadState of={place} />;
}

function Editor({ newsletter, role, onAsk, place }: EditorProps & { place: WordsPlaceAnswer }) {
  const draft = useWordsDraft(place);
  const { typed, problem, isUnsaved } = draft;
  const kept = draft.draft;
  const [isTried, setIsTried] = useState(false);
  const [when, setWhen] = useState<When>({ isOnDay: false, day: '', time: '10:00' });
  const tried = useProvedAction();
  const form = useRef<HTMLDivElement>(null);
  const fields = place.sections.flatMap((section) => section.fields);
  const stored = ({ id }: DeskWordsField) => place.draft?.fields[id] ?? '';
  const textOf = (field: DeskWordsField) => typed[field.id] ?? stored(field);
  const texts = Object.fromEntries(fields.map((field) => [field.id, textOf(field)]));
  const isWhole = fields.every((field) => isSound(field, textOf(field)));
  const mayWrite = mayAtDesk(role, 'tend');

  /** Whether what is on screen is stored, and could go out. */
  async function isReady(): Promise<boolean> {
    setIsTried(true);
    const isGood = isWhole && (await kept.saveNow())?.length === 0;
    if (!isGood) leadToProblem();
    return isGood;
  }

  const leadToProblem = () => requestAnimationFrame(() => showFirstProblem(form.current));

  const sendToMe = () =>
    tried.run('Send to me', async () => {
      if (!(await isReady())) return 'Please finish the marked fields first.';
      const body = { seenRevision: kept.seen().revision };
      return (await deskCall<{ message: string }>(`${deskNewsletterPath(newsletter.id)}/try`, body)).message;
    });

  async function send() {
    if (!(await isReady())) return;
    if (!isWhenKnown(when)) return void leadToProblem();
    onAsk(sendAction(newsletter, { subject: texts.subject ?? '', when, seen: kept.seen }));
  }

  return (
    <>
      <p className={styles.quiet}>{toWhomText(newsletter)}</p>
      <div ref={form} className={styles.halves}>
        <div className={styles.form}>
          <Card className={styles.form}>
            {fields.map((field) => (
              <WordsFieldRow
                key={field.id}
                field={field}
                text={textOf(field)}
                isTried={isTried}
                isReadOnly={!mayWrite}
                problem={place.draft?.problems.find((one) => one.field === field.id)?.message}
                theirs={problem?.kind === 'conflict' && typed[field.id] !== undefined ? stored(field) : undefined}
                onType={(text) => draft.write({ [field.id]: text })}
              />
            ))}
            {mayAtDesk(role, 'own') && <WhenFields when={when} isTried={isTried} onChange={setWhen} />}
          </Card>
          <WordsBar
            savedAt={place.draft?.at}
            isUnsaved={isUnsaved}
            problem={problem}
            changes={Object.values(texts).filter(Boolean).length}
            about={aboutText(newsletter, when)}
            name={when.isOnDay ? 'Plan it' : 'Send it'}
            onLetGo={mayWrite ? () => onAsk(discardAction(newsletter)) : undefined}
            onPublish={maySend(role, newsletter, when) ? () => void send() : undefined}
            onKeepMine={() => void kept.keepMine()}
            onTakeTheirs={() => draft.forget()}
          />
          <UnsavedQuestion
            isUnsaved={isUnsaved}
            hasProblem={problem !== undefined}
            onLeave={() => void kept.saveNow()}
          />
        </div>
        <section className={styles.part}>
          <div className={newsletters.sideHead}>
            <h2>How it looks</h2>
            {mayWrite && (
              <Button size="small" variant="outline" busy={tried.busy !== undefined} onClick={sendToMe}>
                <Send size={18} aria-hidden="true" />
                Send to me
              </Button>
            )}
          </div>
          {tried.notice}
          {tried.proof}
          <MailPreview fields={texts} />
        </section>
      </div>
    </>
  );
}

/** The server refuses it. */
const isForNobody = ({ agreed }: NewsletterAnswer, { isOnDay }: When) => agreed === 0 && !isOnDay;

const maySend = (role: DeskRole, newsletter: NewsletterAnswer, when: When) =>
  mayAtDesk(role, 'own') && !isForNobody(newsletter, when);

function aboutText(newsletter: NewsletterAnswer, when: When): string {
  if (isForNobody(newsletter, when)) return NOBODY_AGREED;
  return `To ${peopleText(newsletter)}, ${whenText(when)}.`;
}

function peopleText({ agreed, writtenTo }: NewsletterAnswer): string {
  const people = agreed - writtenTo;
  return `${formatCount(people)} ${pluralise(people, 'person', 'people')}`;
}

const isSound = ({ mayBeEmpty, max }: DeskWordsField, text: string) =>
  text.length <= max && (mayBeEmpty || text.trim() !== '');

function toWhomText({ agreed, writtenTo }: NewsletterAnswer): string {
  const count = `${writtenTo >= WRITTEN_TO_COUNTED ? 'More than ' : ''}${formatCount(writtenTo)}`;
  const had = writtenTo === 0 ? '' : ` ${count} of them had one within 7 days, and won’t get this one.`;
  return `${agreedText(agreed)}${had}`;
}

interface When {
  isOnDay: boolean;
  day: string;
  time: string;
}

const isWhenKnown = ({ isOnDay, day, time }: When) => !isOnDay || (day !== '' && time !== '');

/** The time is London's; like every other moment at the desk it is told by the clock of the operator's device. */
const whenText = ({ isOnDay, day, time }: When): string => {
  if (!isOnDay) return 'now';
  const minute = minuteOfClockText(time);
  if (!isCalendarDay(day) || minute === undefined) return 'on a day';
  return momentText(timeZone('Europe/London').instantOf(day, minute));
};

const dayName = (day: CalendarDay) => (day.slice(0, 4) === today().slice(0, 4) ? shortDate(day) : longDate(day));

interface WhenFieldsProps {
  when: When;
  /** The operator wanted to send it: what is missing is told. */
  isTried: boolean;
  onChange: (when: When) => void;
}

function WhenFields({ when, isTried, onChange }: WhenFieldsProps) {
  return (
    <div className={styles.part}>
      <b aria-hidden="true">When</b>
      <SegmentedControl
        label="When"
        options={[
          { value: 'now', label: 'Now' },
          { value: 'day', label: 'On a day' },
        ]}
        value={when.isOnDay ? 'day' : 'now'}
        onChange={(value) => onChange({ ...when, isOnDay: value === 'day' })}
      />
      {when.isOnDay && (
        <FieldPair>
          <PickedField
            label="Day"
            type="date"
            value={when.day}
            written={isCalendarDay(when.day) ? dayName(when.day) : 'Choose a day'}
            error={isTried && when.day === '' ? 'Choose a day.' : undefined}
            onChange={({ target }) => onChange({ ...when, day: target.value })}
          />
          <PickedField
            label="Time in London"
            type="time"
            value={when.time}
            written={when.time}
            error={isTried && when.time === '' ? 'Choose a time.' : undefined}
            onChange={({ target }) => onChange({ ...when, time: target.value })}
          />
        </FieldPair>
      )}
    </div>
  );
}

interface Asked {
  subject: string;
  when: When;
  seen: () => { revision: number };
}

function sendAction(newsletter: NewsletterAnswer, { subject, when, seen }: Asked): Action {
  const people = peopleText(newsletter);
  const { isOnDay, day, time } = when;
  return {
    name: isOnDay ? `Plan it for ${whenText(when)}` : `Send it to ${people}`,
    path: `${deskNewsletterPath(newsletter.id)}/send`,
    body: {},
    bodyOf: () => ({ seenRevision: seen().revision, day: isOnDay ? day : null, time }),
    happens: isOnDay
      ? `“${subject}” goes out ${whenText(when)}, to everyone who has said yes by then: ${people} today.`
      : `“${subject}” goes out now, to the ${people} who said yes. If 2 in 100 come back, it stops on its own.`,
    told: 'The email, with your business address and one tap to stop these emails.',
    undo: isOnDay ? 'Yes, until then.' : 'No. You can stop it while it goes out. What’s out stays out.',
  };
}

const discardAction = ({ id }: NewsletterAnswer): Action => ({
  name: 'Discard the draft',
  path: `${deskNewsletterPath(id)}/discard`,
  body: {},
  happens: 'You lose this draft. No one has had it.',
  undo: 'No.',
  isHarsh: true,
  leadsTo: '/desk/emails',
});
