import { Check, Film, Image, Pause, WifiOff, X } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Chip } from '#client/ui/chip.tsx';
import { classNames } from '#client/ui/class-names.ts';
import field from '#client/ui/field.module.css';
import { ProgressBar } from '#client/ui/progress-bar.tsx';
import type { DeskMedia } from '#contract/desk/media.ts';
import { deskUploadPath } from '#contract/paths.ts';
import { bytesText } from '#domain/media/media.ts';
import { pluralise } from '#domain/time/count-text.ts';
import media from './media.module.css';
import { drop, goOn, pause, type Upload } from './uploads.ts';

interface UploadListProps {
  here: readonly Upload[];
  /** Those that the server knows; some of them go on here. */
  kept: DeskMedia['uploads'];
  onChanged: () => void;
}

/** Films on their way: from this page, and those that somebody began. */
export function UploadList({ here, kept, onChanged }: UploadListProps) {
  const isHere = ({ name, bytes }: DeskMedia['uploads'][number]) =>
    here.some((upload) => upload.name === name && upload.bytes === bytes);
  const others = kept.filter((upload) => !isHere(upload));
  if (here.length + others.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>Uploading</h2>
      <ul className={classNames(lists.rows, media.uploads)}>
        {here.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onChanged={onChanged} />
        ))}
        {others.map((upload) => (
          <KeptRow key={upload.id} upload={upload} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  );
}

const ICONS = { waiting: WifiOff, film: Film, photo: Image };

function UploadRow({ upload, onChanged }: { upload: Upload; onChanged: () => void }) {
  const { key, name, isFilm, bytes, sent, state } = upload;
  const Icon = ICONS[state === 'waiting' ? 'waiting' : isFilm ? 'film' : 'photo'];
  const letGo = () => {
    drop(key);
    onChanged();
  };
  return (
    <li>
      <div className={media.upload}>
        <Icon size={24} aria-hidden="true" />
        <div>
          <b>{name}</b>
          {/* Each part that arrives would be read out. */}
          <p
            aria-live={state === 'going' ? 'off' : 'polite'}
            className={state === 'refused' ? field.error : undefined}
            data-problem={state === 'refused' || undefined}
          >
            {toldOf(upload)}
          </p>
        </div>
        <span className={lists.actions}>
          {state === 'going' && (
            <IconButton label={`Pause ${name}`} onClick={() => pause(key)}>
              <Pause size={22} aria-hidden="true" />
            </IconButton>
          )}
          {(state === 'paused' || state === 'waiting') && (
            <Button size="small" variant="outline" aria-label={`Continue ${name}`} onClick={() => goOn(key)}>
              Continue
            </Button>
          )}
          {state === 'done' && (
            <Chip tone="ok">
              <Check size={16} aria-hidden="true" /> Done
            </Chip>
          )}
          {state !== 'done' && state !== 'saving' && (
            <IconButton label={`Remove ${name}`} onClick={letGo}>
              <X size={22} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </div>
      {isFilm && state !== 'done' && state !== 'refused' && <ProgressBar label={name} value={sent} max={bytes} />}
    </li>
  );
}

function toldOf({ state, told, sent, bytes, startedAt, sentBefore }: Upload): string {
  const of = `${bytesText(sent)} of ${bytesText(bytes)}.`;
  if (state === 'queued') return 'Waiting for its turn.';
  if (state === 'paused') return `${of} Paused.`;
  if (state === 'waiting') return `${of} ${told ?? ''}`;
  if (state !== 'going') return told ?? 'One moment…';
  const perMs = (sent - sentBefore) / (Date.now() - startedAt);
  const minutes = Math.ceil((bytes - sent) / perMs / 60_000);
  const isKnown = startedAt > 0 && Number.isFinite(minutes) && minutes > 0;
  return isKnown ? `${of} About ${minutes} ${pluralise(minutes, 'minute')} left.` : of;
}

/** Begun before a reload, or elsewhere: a browser opens a file only once it is chosen again. */
function KeptRow({ upload, onChanged }: { upload: DeskMedia['uploads'][number]; onChanged: () => void }) {
  const { id, name, bytes, arrived } = upload;
  async function letGo() {
    await fetch(deskUploadPath(id), { method: 'DELETE', credentials: 'same-origin' }).catch(() => undefined);
    onChanged();
  }
  return (
    <li>
      <div className={media.upload}>
        <Film size={24} aria-hidden="true" />
        <div>
          <b>{name || 'A film'}</b>
          <p>
            {arrived === null
              ? 'Not finished within 3 days, so it’s gone. Add it again.'
              : `${bytesText(arrived)} of ${bytesText(bytes)} are here. Add the same file to continue.`}
          </p>
        </div>
        <span className={lists.actions}>
          <IconButton label={`Remove ${name || 'the film'}`} onClick={() => void letGo()}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      {arrived !== null && <ProgressBar label={name} value={arrived} max={bytes} />}
    </li>
  );
}
