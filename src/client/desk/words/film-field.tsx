import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import lists from '#client/desk/desk-lists.module.css';
import { MediumPicture } from '#client/desk/media/media-page.tsx';
import { MediumPicker, problemOf } from '#client/desk/media/medium-picker.tsx';
import { LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import fields from '#client/ui/field.module.css';
import type { DeskMedia } from '#contract/desk/media.ts';
import type { DeskWordsField } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { MEDIA_NOUNS, type MediaWanted } from '#domain/media/media.ts';
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
      {isOpen && <LoadState of={answer} />}
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
      {answer.data && (
        <MediumPicker
          open={isOpen}
          onOpenChange={setIsOpen}
          title={`${field.label}: choose a ${noun}`}
          wanted={wanted}
          from={answer.data.media}
          onChoose={({ id }) => onChoose(id)}
        />
      )}
    </fieldset>
  );
}
