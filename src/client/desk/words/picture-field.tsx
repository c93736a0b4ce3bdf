import { Mail } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { deskCall } from '#client/desk/desk-call.ts';
import lists from '#client/desk/desk-lists.module.css';
import { drawingIn, openPicture, photoIn } from '#client/desk/media/picture-bytes.ts';
import { Button } from '#client/ui/button.tsx';
import fields from '#client/ui/field.module.css';
import type { StoredPicture } from '#contract/desk/pictures.ts';
import type { DeskWordsField } from '#contract/desk/words.ts';
import { DESK_PATHS, picturePath } from '#contract/paths.ts';
import { PICTURES, type PictureKind } from '#domain/words/picture.ts';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  field: DeskWordsField;
  kind: PictureKind;
  /** The id of the chosen picture; empty for none. */
  picture: string;
  isReadOnly: boolean;
  problem: string | undefined;
  onChoose: (picture: string) => void;
}

/** A picture, made square and small in the browser; of what the camera has written beside it nothing is sent. */
export function PictureField({ field, kind, picture, isReadOnly, problem, onChoose }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const [standing, setStanding] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const told = standing.problem ?? problem;

  async function keep(file: File) {
    setStanding({ isBusy: true });
    try {
      const image = await smallSquare(file, kind);
      onChoose((await deskCall<StoredPicture>(DESK_PATHS.pictures, { image })).id);
      setStanding({ isBusy: false });
    } catch (error) {
      setStanding({ isBusy: false, problem: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <fieldset className={styles.field} aria-labelledby={labelId}>
      <span className={styles.picture} data-kind={kind}>
        {picture === '' ? (
          STANDS_IN[kind].picture
        ) : (
          <img src={picturePath(picture)} alt={field.label} width={96} height={96} />
        )}
      </span>
      <div className={styles.choice}>
        <b id={labelId}>{field.label}</b>
        {!isReadOnly && (
          <span className={lists.actions}>
            <Button size="small" variant="outline" busy={standing.isBusy} onClick={() => input.current?.click()}>
              {picture === '' ? `Choose a ${kind}` : 'Change'}
            </Button>
            {picture !== '' && (
              <Button size="small" variant="outline" onClick={() => onChoose('')}>
                Remove
              </Button>
            )}
          </span>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={field.label}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) void keep(file);
          }}
        />
        <p role={told ? 'alert' : undefined} className={told ? fields.error : fields.hint}>
          {told ?? (picture === '' ? STANDS_IN[kind].hint : 'Where and how it was taken is left out.')}
        </p>
      </div>
    </fieldset>
  );
}

/** What is shown until there is one. */
const STANDS_IN = {
  photo: {
    picture: <CoachPicture name="reverse_lunge-standard" moment="start" decorative />,
    hint: 'The drawn coach stands in until then.',
  },
  logo: {
    picture: <img src="/icons/icon-192.png" alt="" />,
    hint: 'Square, at least 512 pixels. On home screens too.',
  },
  picture: {
    picture: <Mail size={32} aria-hidden="true" />,
    hint: 'Cut to a square. It goes along inside the email.',
  },
} as const;

/** In base64, cut from the middle. */
async function smallSquare(file: File, kind: PictureKind): Promise<string> {
  const { least, made } = PICTURES[kind];
  const whole = await openPicture(file);
  const side = Math.min(whole.width, whole.height);
  if (side < least) throw new Error(`Choose a picture of at least ${least} by ${least} pixels.`);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = made;
  const [left, top] = [(whole.width - side) / 2, (whole.height - side) / 2];
  canvas.getContext('2d')?.drawImage(whole, left, top, side, side, 0, 0, made, made);
  whole.close();
  return kind === 'logo' ? drawingIn(canvas) : photoIn(canvas);
}
