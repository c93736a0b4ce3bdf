import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Image, Repeat } from 'lucide-react';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import { dayText } from '#client/desk/labels.ts';
import { UnsavedQuestion } from '#client/desk/leaving.tsx';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import { deskMovePath } from '#client/desk/programme/moves-page.tsx';
import type { Action } from '#client/desk/question.tsx';
import { useActions, useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import site from '#client/desk/site/site.module.css';
import { Button } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { SwitchRow } from '#client/ui/choice-row.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskMedia, DeskMedium } from '#contract/desk/media.ts';
import { DESK_PATHS, deskMediumPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { bytesText, lengthText } from '#domain/media/media.ts';
import { moveOfPlaceId } from '#programme/words/programme-words.ts';
import { CaptionsEditor, type MediumProblem, millisecondsIn, type TypedCaption, typed } from './captions-editor.tsx';
import media from './media.module.css';
import { isWithoutCaptions } from './media-page.tsx';
import { MediumPicker } from './medium-picker.tsx';
import { frameOf } from './send-photo.ts';

/** One film or photo: what it is called, what is said in it, and where it is used. */
export function MediumPage({ mediaId, role }: { mediaId: string; role: DeskRole }) {
  const answer = useQuery<DeskMedia>({ queryKey: [DESK_PATHS.media], refetchOnMount: 'always' });
  const [isDeleted, setIsDeleted] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const medium = answer.data?.media.find(({ id }) => id === mediaId);
  const actions = useActions({
    onDone: ({ path }) => {
      setIsDeleted(path.endsWith('/delete'));
      void answer.refetch();
    },
  });
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/media" className={site.back} aria-label="Back to films and photos">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>{medium?.name ?? 'Films and photos'}</h1>
      </header>
      <LoadState of={answer} />
      {actions.outcome}
      {answer.data && !medium && !isDeleted && (
        <Empty title="This one isn’t here any more">Someone may have deleted it.</Empty>
      )}
      {medium && (
        <div className={styles.part}>
          <p className={styles.quiet}>{factsOf(medium)}</p>
          <Editor key={medium.id} medium={medium} role={role} onChanged={() => answer.refetch()} />
          <section className={styles.part}>
            <h2>Where it’s used</h2>
            <Uses {...medium} />
            {mayAtDesk(role, 'tend') && medium.uses.length > 0 && (
              <div>
                <Button variant="outline" onClick={() => setIsReplacing(true)}>
                  <Repeat size={20} aria-hidden="true" />
                  Replace the {medium.kind}
                </Button>
                <MediumPicker
                  open={isReplacing}
                  onOpenChange={setIsReplacing}
                  title={`Replace the ${medium.kind}`}
                  wanted={medium.kind}
                  from={answer.data?.media.filter(({ id }) => id !== mediaId) ?? []}
                  onChoose={(by) => actions.ask(replaceAction(medium, by))}
                />
              </div>
            )}
            {mayAtDesk(role, 'own') && medium.uses.length === 0 && (
              <div>
                <Button variant="danger" onClick={() => actions.ask(deleteAction(medium))}>
                  {deleteAction(medium).name}
                </Button>
              </div>
            )}
          </section>
        </div>
      )}
      {actions.questions}
    </>
  );
}

function factsOf({ kind, durationMs, bytes, at, addedBy }: DeskMedium): string {
  const what = kind === 'film' ? `Film, ${lengthText(durationMs)}` : 'Photo';
  return `${what}, ${bytesText(bytes)}. Added ${dayText(at)} by ${addedBy}.`;
}

const deleteAction = ({ id, kind, bytes }: DeskMedium): Action => ({
  name: `Delete the ${kind}`,
  path: `${deskMediumPath(id)}/delete`,
  body: {},
  happens: `Its file goes, from this server’s backups too. ${bytesText(bytes)} are free again.`,
  undo: 'No. You can upload it again.',
  isHarsh: true,
});

const replaceAction = ({ id, kind, name }: DeskMedium, by: DeskMedium): Action => ({
  name: `Replace the ${kind}`,
  path: `${deskMediumPath(id)}/replace`,
  body: { by: by.id },
  happens: `“${by.name}” goes into the draft of each place with “${name}”. Members see it once you publish them.`,
  undo: 'Yes. Discard the drafts.',
});

function Uses({ uses, kind }: Pick<DeskMedium, 'uses' | 'kind'>) {
  if (uses.length === 0) {
    return (
      <p className={styles.quiet}>
        Not used yet. {kind === 'film' ? 'Put it in under ' : 'Put it on the '}
        <Link href={kind === 'film' ? '/desk/words/films' : '/desk/words/landing'} className="link-inline">
          {kind === 'film' ? 'Words, Your films' : 'front page'}
        </Link>
        .
      </p>
    );
  }
  return (
    <Rows className={site.onCard}>
      {uses.map(({ place, placeName, field, isDraft }) => (
        <ListRow
          key={`${place} ${field} ${isDraft}`}
          href={placePath(place)}
          title={field}
          detail={isDraft ? `${placeName}, in a draft` : placeName}
        />
      ))}
    </Rows>
  );
}

function placePath(place: string): string {
  const moveId = moveOfPlaceId(place);
  return moveId ? deskMovePath(moveId) : `/desk/words/${place}`;
}

interface EditorProps {
  medium: DeskMedium;
  role: DeskRole;
  /** Reads it again. */
  onChanged: () => Promise<unknown>;
}

function Editor({ medium, role, onChanged }: EditorProps) {
  const film = useRef<HTMLVideoElement>(null);
  const isReadOnly = !mayAtDesk(role, 'tend');
  const stored = useMemo(() => wordsOf(medium), [medium]);
  /** Undefined as long as, or again once, it is as stored: what others have saved meanwhile is not held here. */
  const [typed, setTyped] = useState<Words>();
  const words = typed ?? stored;
  const form = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<MediumProblem>();
  const action = useProvedAction();
  const isUnsaved = typed !== undefined && JSON.stringify(bodyOf(typed)) !== JSON.stringify(bodyOf(stored));
  const isFilm = medium.kind === 'film';

  function put(to: Partial<Words>) {
    setTyped((before) => ({ ...(before ?? stored), ...to }));
    setProblem(undefined);
  }

  function save() {
    const found = problemIn(words);
    setProblem(found);
    if (found !== undefined) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input[data-wrong]')?.focus());
      return;
    }
    action.run('Save', async () => {
      const { message } = await deskCall<{ message: string }>(deskMediumPath(medium.id), bodyOf(words));
      await onChanged();
      setTyped((now) => (now === typed ? undefined : now));
      return message;
    });
  }

  return (
    <div className={styles.halves}>
      <Card className={classNames(styles.form, media.shown)}>
        <Preview medium={medium} film={film} />
        {isFilm && !isReadOnly && <CoverButton medium={medium} film={film} onChanged={onChanged} />}
      </Card>
      <div ref={form} className={styles.part}>
        {medium.hasSound && (
          <Card className={styles.form}>
            <h2>Captions</h2>
            <SwitchRow
              label="Someone speaks in this film"
              hint="For everyone who trains without sound. It’s shown once it has captions."
              checked={words.isSpoken}
              disabled={isReadOnly}
              onChange={({ target }) => put({ isSpoken: target.checked })}
            />
            {words.isSpoken && (
              <CaptionsEditor
                lines={words.lines}
                isReadOnly={isReadOnly}
                momentMs={() => Math.round((film.current?.currentTime ?? 0) * 1_000)}
                durationMs={medium.durationMs}
                problem={problem}
                onChange={(lines) => put({ lines })}
                onProblem={(text) => setProblem({ at: 'file', text })}
              />
            )}
          </Card>
        )}
        <NameCard {...{ words, isFilm, isReadOnly, problem }} onPut={put} />
        {action.notice}
        {!isReadOnly && (
          <div>
            <Button variant="coral" busy={action.busy === 'Save'} disabled={!isUnsaved} onClick={save}>
              Save
            </Button>
          </div>
        )}
      </div>
      {action.proof}
      <UnsavedQuestion isUnsaved={isUnsaved && !isReadOnly} hasProblem onLeave={save} />
    </div>
  );
}

interface NameCardProps {
  words: Words;
  isFilm: boolean;
  isReadOnly: boolean;
  problem: MediumProblem | undefined;
  onPut: (to: Partial<Words>) => void;
}

function NameCard({ words, isFilm, isReadOnly, problem, onPut }: NameCardProps) {
  return (
    <Card className={styles.form}>
      <TextField
        label="Name"
        value={words.name}
        error={problem?.at === 'name' ? problem.text : undefined}
        data-wrong={problem?.at === 'name' || undefined}
        maxLength={80}
        readOnly={isReadOnly}
        onChange={({ target }) => onPut({ name: target.value })}
      />
      {isFilm && (
        <TextAreaField
          label="In words"
          optional
          rows={3}
          maxLength={300}
          hint="For those who can’t see it."
          value={words.description}
          readOnly={isReadOnly}
          onChange={({ target }) => onPut({ description: target.value })}
        />
      )}
    </Card>
  );
}

interface Words extends Pick<DeskMedium, 'name' | 'description' | 'isSpoken'> {
  lines: readonly TypedCaption[];
}

const wordsOf = ({ name, description, isSpoken, captions }: DeskMedium): Words => ({
  name,
  description,
  isSpoken,
  lines: captions.map(typed),
});

/** Lines that are out of sight keep nothing from being saved. */
const bodyOf = ({ name, description, isSpoken, lines }: Words) => ({
  name,
  description,
  isSpoken,
  captions: lines
    .filter((line) => isSpoken || isWhole(line))
    .map(({ from, to, text }) => ({ fromMs: millisecondsIn(from) ?? 0, toMs: millisecondsIn(to) ?? 0, text })),
});

function problemIn({ name, isSpoken, lines }: Words): MediumProblem | undefined {
  const wrong = isSpoken ? lines.find((line) => !isWhole(line)) : undefined;
  if (!wrong) return name.trim() === '' ? { at: 'name', text: 'Enter a name.' } : undefined;
  const line = `Line ${lines.indexOf(wrong) + 1}`;
  return isInOrder(wrong.from, wrong.to)
    ? { at: 'text', key: wrong.key, text: `${line}: type what you say, or remove it.` }
    : { at: 'times', key: wrong.key, text: `${line}: check its times, such as 1:05 to 1:09.` };
}

const isWhole = ({ from, to, text }: TypedCaption) => isInOrder(from, to) && text.trim() !== '';

function isInOrder(from: string, to: string): boolean {
  const [start, end] = [millisecondsIn(from), millisecondsIn(to)];
  return start !== undefined && end !== undefined && start < end;
}

function Preview({ medium, film }: { medium: DeskMedium; film: RefObject<HTMLVideoElement | null> }) {
  const { kind, address, captionsAddress, small, name, isMissing } = medium;
  if (isMissing) {
    return <Notice tone="error">Its file isn’t on this server. Upload the same film again, or delete it.</Notice>;
  }
  if (kind === 'photo') return <img src={address} alt={name} className={media.preview} />;
  return (
    <>
      <video
        ref={film}
        src={address}
        {...(small && { poster: small })}
        controls
        playsInline
        preload="metadata"
        className={media.preview}
      >
        {captionsAddress && <track kind="captions" src={captionsAddress} srcLang="en" label="English" default />}
      </video>
      {isWithoutCaptions(medium) && <Notice tone="sun">Members see it once it has captions.</Notice>}
    </>
  );
}

interface CoverButtonProps {
  medium: DeskMedium;
  film: RefObject<HTMLVideoElement | null>;
  onChanged: () => Promise<unknown>;
}

function CoverButton({ medium, film, onChanged }: CoverButtonProps) {
  const action = useProvedAction();
  const choose = () =>
    action.run('Cover', async () => {
      if (!film.current || film.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return 'Play the film first.';
      const cover = await frameOf(film.current);
      const { message } = await deskCall<{ message: string }>(`${deskMediumPath(medium.id)}/cover`, { cover });
      await onChanged();
      return message;
    });
  return (
    <>
      <div>
        <Button size="small" variant="outline" busy={action.busy === 'Cover'} onClick={choose}>
          <Image size={20} aria-hidden="true" />
          Use this moment as the cover
        </Button>
      </div>
      {action.notice}
      {action.proof}
    </>
  );
}
