import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import lists from '#client/desk/desk-lists.module.css';
import media from '#client/desk/media/media.module.css';
import { MediumPicture } from '#client/desk/media/media-page.tsx';
import { LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import fields from '#client/ui/field.module.css';
import type { DeskMedia, DeskMedium } from '#contract/desk/media.ts';
import type { DeskWordsField } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { MEDIA_NOUNS, type MediaWanted, mediumProblem } from '#domain/media/media.ts';
import styles from './picture-field.module.css';

interface FilmFieldProps {
  field: Pick<DeskWordsField, 'label'>;
  wanted: MediaWanted;
  /** The id of the chosen film or photo; empty for none. */
  chosen: string;
  isReadOnly: boolean;
  problem: string | undefined;
  onChoose: (id: string) => void;
}

/** A film or photo of those that were added, for whichever place holds one. */
export function FilmField({ field, wanted, chosen, isReadOnly, problem, onChoose }: FilmFieldProps) {
  const answer = useQuery<DeskMedia>({ queryKey: [DESK_PATHS.media] });
  const labelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const medium = answer.data?.media.find(({ id }) => id === chosen);
  const noun = MEDIA_NOUNS[wanted];
  const told = problem ?? (chosen === '' || !answer.data ? undefined : problemOf(wanted, medium));
  return (
    <fieldset className={styles.field} aria-labelledby={labelId} data-wrong={told === undefined ? undefined : ''}>
      {medium && <MediumPicture medium={medium} />}
      <div className={styles.choice}>
        <b id={labelId}>{field.label}</b>
        {medium && <span>{medium.name}</span>}
        {!isReadOnly && (
          <span className={lists.actions}>
            <Button size="small" variant="outline" onClick={() => setIsOpen(true)}>
              {chosen === '' ? `Choose a ${noun}` : 'Change'}
            </Button>
            {chosen !== '' && (
              <Button size="small" variant="outline" onClick={() => onChoose('')}>
                Remove
              </Button>
            )}
          </span>
        )}
        {told !== undefined && (
          <p role="alert" className={fields.error}>
            {told}
          </p>
        )}
      </div>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={`${field.label}: choose a ${noun}`} closable>
        <LoadState of={answer} />
        {answer.data && (
          <Choices
            media={answer.data.media.filter(({ kind }) => wanted === 'move' || kind === wanted)}
            wanted={wanted}
            onChoose={(id) => {
              onChoose(id);
              setIsOpen(false);
            }}
          />
        )}
      </Dialog>
    </fieldset>
  );
}

const problemOf = (wanted: MediaWanted, medium: DeskMedium | undefined) =>
  mediumProblem(wanted, medium && { ...medium, hasCaptions: medium.captions.length > 0 });

interface ChoicesProps {
  media: readonly DeskMedium[];
  wanted: MediaWanted;
  onChoose: (id: string) => void;
}

function Choices({ media: all, wanted, onChoose }: ChoicesProps) {
  const noun = MEDIA_NOUNS[wanted];
  return (
    <>
      {all.length > 0 && (
        <ul className={classNames(lists.grid, media.choices)}>
          {all.map((medium) => (
            <li key={medium.id}>
              <button type="button" onClick={() => onChoose(medium.id)}>
                <MediumPicture medium={medium} />
                <b>{medium.name}</b>
                <span className={fields.error}>{problemOf(wanted, medium)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        {all.length === 0 ? `There’s no ${noun} yet. ` : 'Another one? '}
        <Link href="/desk/media" className="link-inline">
          Add a {noun} under Films and photos
        </Link>
      </p>
    </>
  );
}
