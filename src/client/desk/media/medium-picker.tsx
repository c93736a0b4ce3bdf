import { Link } from 'wouter';
import lists from '#client/desk/desk-lists.module.css';
import { classNames } from '#client/ui/class-names.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import fields from '#client/ui/field.module.css';
import type { DeskMedium } from '#contract/desk/media.ts';
import { MEDIA_NOUNS, type MediaWanted, mediumProblem } from '#domain/media/media.ts';
import media from './media.module.css';
import { MediumPicture } from './media-page.tsx';

interface MediumPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  wanted: MediaWanted;
  /** All there are; those that are of no use here are left out. */
  from: readonly DeskMedium[];
  onChoose: (medium: DeskMedium) => void;
}

/** One of the films or photos that were added. */
export function MediumPicker({ wanted, from, onChoose, ...dialog }: MediumPickerProps) {
  const noun = MEDIA_NOUNS[wanted];
  const fitting = from.filter(({ kind }) => wanted === 'move' || kind === wanted);
  return (
    <Dialog {...dialog} closable>
      {fitting.length > 0 && (
        <ul className={classNames(lists.grid, media.choices)}>
          {fitting.map((medium) => (
            <li key={medium.id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(medium);
                  dialog.onOpenChange(false);
                }}
              >
                <MediumPicture medium={medium} />
                <b>{medium.name}</b>
                <span className={fields.error}>{problemOf(wanted, medium)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p>
        {fitting.length === 0 ? `There’s no ${noun} yet. ` : 'Another one? '}
        <Link href="/desk/media" className="link-inline">
          Add a {noun} under Films and photos
        </Link>
      </p>
    </Dialog>
  );
}

export const problemOf = (wanted: MediaWanted, medium: DeskMedium | undefined) =>
  mediumProblem(wanted, medium && { ...medium, hasCaptions: medium.captions.length > 0 });
