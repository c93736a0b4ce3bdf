import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { momentText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import { PlanChecks } from '#client/desk/programme/plan-checks.tsx';
import type { PlannedDraft } from '#client/desk/programme/use-planned-workout.ts';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card, FactsList } from '#client/ui/card.tsx';
import type { WordsPlaceAnswer, WordsVersion } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { LegalCheck } from './legal-check.tsx';
import type { useWordsDraft } from './use-words-draft.ts';
import words from './words.module.css';

interface WordsAsideProps {
  place: WordsPlaceAnswer;
  draft: ReturnType<typeof useWordsDraft>;
  planned?: PlannedDraft | undefined;
  role: DeskRole;
  onChanged: () => void;
}

/** Beside the fields: how it looks, who checked it, what it said before. */
export function WordsAside({ place, draft, planned, role, onChanged }: WordsAsideProps) {
  return (
    <aside className={styles.part} aria-label={`Preview and history of ${place.name}`}>
      {planned && <PlanChecks draft={planned} />}
      {place.path !== null && <Preview place={place} />}
      {place.group === 'legal' && <LegalCheck place={place} mayCheck={mayAtDesk(role, 'own')} onChecked={onChanged} />}
      {place.agreements.length > 0 && (
        <Card>
          <h2>Who agreed to what</h2>
          <FactsList
            facts={place.agreements.map(({ version, members }, index) => ({
              name: index === place.agreements.length - 1 ? 'Original text' : `Version ${version}`,
              value: `${members} ${pluralise(members, 'member')}`,
            }))}
          />
        </Card>
      )}
      <WordsHistory place={place} draft={draft} mayRestore={mayAtDesk(role, 'tend') && !place.isSetOutside} />
    </aside>
  );
}

/** The real page with the draft that was saved last, without any script; at each save it stays where it was read. */
function Preview({ place: { id, name, draft } }: { place: WordsPlaceAnswer }) {
  const address = `${deskWordsPath(id)}/preview`;
  const readTo = useRef(0);
  const revision = draft?.revision ?? 0;
  return (
    <section className={styles.part}>
      <h2>Preview</h2>
      <PreviewFrame
        key={revision}
        address={`${address}?of=${revision}`}
        title={`${name} with the saved draft in it`}
        readTo={readTo}
      />
      <a href={address} target="_blank" rel="noopener" className={words.see}>
        <Eye size={20} aria-hidden="true" />
        Look at the page with the saved draft
      </a>
    </section>
  );
}

interface PreviewFrameProps {
  address: string;
  title: string;
  readTo: RefObject<number>;
}

function PreviewFrame({ address, title, readTo }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    const shown = frame.current;
    // The last moment at which it has a place; a listener inside would be a script.
    return () => {
      readTo.current = shown?.contentWindow?.scrollY ?? 0;
    };
  }, [readTo]);
  return (
    <iframe
      ref={frame}
      src={address}
      title={title}
      sandbox="allow-same-origin"
      className={words.preview}
      onLoad={() => frame.current?.contentWindow?.scrollTo(0, readTo.current)}
    />
  );
}

interface WordsHistoryProps {
  place: WordsPlaceAnswer;
  draft: ReturnType<typeof useWordsDraft>;
  mayRestore: boolean;
}

/** Every version with what came and went; any of them can be restored, as a draft. */
function WordsHistory({ place, draft, mayRestore }: WordsHistoryProps) {
  const [open, setOpen] = useState<number>();
  const action = useProvedAction();

  const restore = (version: number) =>
    action.run('Restore', async () => {
      const { fields } = await deskCall<WordsVersion>(`${deskWordsPath(place.id)}/versions/${version}`);
      draft.write(fields);
      return (await draft.draft.saveNow())
        ? 'This version is now your draft. Publish it to go live.'
        : 'This text is in the fields, and isn’t saved yet.';
    });

  const versions = [
    ...place.history.map(({ version, author, at }) => ({ version, by: `${author}, ${momentText(at)}` })),
    ...(place.startsEmpty ? [] : [{ version: 0, by: undefined }]),
  ];
  return (
    <Card>
      <h2>History</h2>
      {action.notice}
      {versions.length === 0 && <p>Not published yet.</p>}
      <ol className={words.history}>
        {versions.map(({ version, by }) => (
          <li key={version}>
            <p>
              <b>{version === 0 ? 'Original text' : `Version ${version}`}</b>
              {version === place.version && ', live now'}
              {by && (
                <>
                  <br />
                  {by}
                </>
              )}
            </p>
            <div className={lists.actions}>
              {version > 0 && (
                <Button
                  size="small"
                  variant="outline"
                  aria-expanded={open === version}
                  aria-label={`See changes in version ${version}`}
                  onClick={() => setOpen(open === version ? undefined : version)}
                >
                  See changes
                </Button>
              )}
              {mayRestore && version !== place.version && (
                <Button
                  size="small"
                  variant="outline"
                  busy={action.busy !== undefined}
                  aria-label={`Restore ${version === 0 ? 'the original text' : `version ${version}`}`}
                  onClick={() => restore(version)}
                >
                  Restore
                </Button>
              )}
            </div>
            {open === version && <Differences placeId={place.id} version={version} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Differences({ placeId, version }: { placeId: string; version: number }) {
  const told = useQuery<WordsVersion>({ queryKey: [`${deskWordsPath(placeId)}/versions/${version}`] });
  if (!told.data) return <LoadState of={told} />;
  const { differences } = told.data;
  return (
    <div className={words.differences}>
      <p>
        {differences.length} {pluralise(differences.length, 'text')} changed.
      </p>
      {differences.map(({ label, parts }) => (
        <p key={label}>
          <b>{label}</b>
          <br />
          {parts.map(({ kind, text }, index) => {
            const key = `${index} ${kind}`;
            if (kind === 'added') return <ins key={key}>{text}</ins>;
            return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
          })}
        </p>
      ))}
    </div>
  );
}
