import { useQuery } from '@tanstack/react-query';
import { Captions, Film, HardDrive, Play, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { Empty, LoadState } from '#client/desk/page-states.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import { RadioGroup } from '#client/ui/radio-group.tsx';
import type { DeskMedia, DeskMedium } from '#contract/desk/media.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { type DeskRole, mayAtDesk } from '#domain/desk/desk-roles.ts';
import { bytesText, lacksCaptions, lengthText, SPARE_BYTES } from '#domain/media/media.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { moveOfPlaceId } from '#programme/words/programme-words.ts';
import media from './media.module.css';
import { UploadList } from './upload-list.tsx';
import { addFiles, useUploads } from './uploads.ts';

type Shown = 'all' | 'film' | 'photo' | 'no_captions' | 'not_used';

const SHOWN: Readonly<Record<Shown, { name: string; has: (medium: DeskMedium) => boolean }>> = {
  all: { name: 'All', has: () => true },
  film: { name: 'Films', has: ({ kind }) => kind === 'film' },
  photo: { name: 'Photos', has: ({ kind }) => kind === 'photo' },
  no_captions: { name: 'No captions', has: (medium) => isWithoutCaptions(medium) },
  not_used: { name: 'Not used', has: ({ uses }) => uses.length === 0 },
};

export const isWithoutCaptions = ({ isSpoken, captions }: DeskMedium) =>
  lacksCaptions({ isSpoken, hasCaptions: captions.length > 0 });

/** The owner's films and photos, and those on their way. */
export function MediaPage({ role }: { role: DeskRole }) {
  const answer = useQuery<DeskMedia>({ queryKey: [DESK_PATHS.media], refetchOnMount: 'always' });
  const uploads = useUploads();
  const done = uploads.filter(({ state }) => state === 'done' || state === 'refused').length;
  const { refetch } = answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one more has arrived
  useEffect(() => void refetch(), [done, refetch]);
  const mayAdd = mayAtDesk(role, 'tend');
  return (
    <>
      <header className={styles.top}>
        <h1>Films and photos</h1>
        {mayAdd && answer.data && <AddButton unfinished={answer.data.uploads} />}
      </header>
      <LoadState of={answer} />
      {answer.data && (
        <div className={styles.part}>
          <p className={styles.quiet}>{sumText(answer.data)}</p>
          <DiskNotice {...answer.data} />
          {mayAdd && <UploadList here={uploads} kept={answer.data.uploads} onChanged={() => void refetch()} />}
          <MediaGrid media={answer.data.media} />
        </div>
      )}
    </>
  );
}

const sumText = ({ media: all, bytes }: DeskMedia) =>
  all.length === 0
    ? 'Put them in your introduction, your workouts and on the front page.'
    : `${all.length} in total, ${bytesText(bytes)}.`;

function AddButton({ unfinished }: { unfinished: DeskMedia['uploads'] }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="coral" onClick={() => input.current?.click()}>
        <UploadIcon size={20} aria-hidden="true" />
        Add
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Films and photos to add"
        accept="video/mp4,video/webm,video/quicktime,image/*"
        onChange={({ target }) => {
          addFiles([...(target.files ?? [])], unfinished);
          target.value = '';
        }}
      />
    </>
  );
}

/** Room for a few films more. */
const LITTLE_BYTES = 3 * SPARE_BYTES;

function DiskNotice({ media: all, freeBytes }: DeskMedia) {
  if (freeBytes > LITTLE_BYTES) return null;
  const unused = all.filter(SHOWN.not_used.has);
  const bytes = unused.reduce((sum, medium) => sum + medium.bytes, 0);
  return (
    <Notice tone="sun" icon={<HardDrive size={22} aria-hidden="true" />}>
      <b>The disk has {bytesText(freeBytes)} left.</b>
      {unused.length > 0 &&
        ` ${unused.length} ${pluralise(unused.length, 'isn’t used', 'aren’t used')} anywhere: ${bytesText(bytes)}.`}
    </Notice>
  );
}

function MediaGrid({ media: all }: Pick<DeskMedia, 'media'>) {
  const [shown, setShown] = useState<Shown>('all');
  if (all.length === 0) return <Empty title="No films or photos yet">Film on your phone, then press Add.</Empty>;
  const options = (Object.keys(SHOWN) as Shown[])
    .map((value) => ({ value, count: all.filter(SHOWN[value].has).length }))
    .filter(({ value, count }) => value === 'all' || count > 0);
  const chosen = options.some(({ value }) => value === shown) ? shown : 'all';
  return (
    <section className={styles.part}>
      <h2>All media</h2>
      <RadioGroup
        aria-label="Show"
        className={lists.picks}
        value={chosen}
        onChange={setShown}
        radios={options.map(({ value, count }) => ({
          value,
          children: (
            <>
              {SHOWN[value].name} <span>{count}</span>
            </>
          ),
        }))}
      />
      <ul className={lists.grid}>
        {all.filter(SHOWN[chosen].has).map((medium) => (
          <li key={medium.id}>
            <Link href={`/desk/media/${medium.id}`} className={media.tile}>
              <MediumPicture medium={medium} />
              <b>{medium.name}</b>
              <span>{standingOf(medium)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a film or photo looks like, and how long it is. */
export function MediumPicture({ medium: { kind, small, durationMs }, children }: MediumPictureProps) {
  return (
    <span className={media.picture} data-kind="film">
      {small === null ? <Film size={36} aria-hidden="true" /> : <img src={small} alt="" loading="lazy" />}
      {kind === 'film' && (
        <>
          <span className={media.play}>
            <Play size={22} aria-hidden="true" />
          </span>
          <span className={media.length}>{lengthText(durationMs)}</span>
        </>
      )}
      {children}
    </span>
  );
}

interface MediumPictureProps {
  medium: Pick<DeskMedium, 'kind' | 'small' | 'durationMs'>;
  children?: ReactNode;
}

function standingOf(medium: DeskMedium): ReactNode {
  if (medium.isMissing) return 'Its file is missing';
  if (isWithoutCaptions(medium)) {
    return (
      <span className={media.standing}>
        <Captions size={16} aria-hidden="true" />
        Needs captions
      </span>
    );
  }
  return usedText(medium);
}

/** A field of a move says which move. */
export const placeText = ({ place, placeName, field }: DeskMedium['uses'][number]): string =>
  moveOfPlaceId(place) === undefined ? field : `${placeName}: ${field}`;

/** "In 4 places", "Your films: Warm-up", "Not used. 38 MB". */
export function usedText({ uses, bytes }: DeskMedium): string {
  const [first, ...others] = uses;
  if (!first) return `Not used. ${bytesText(bytes)}`;
  return others.length > 0 ? `In ${uses.length} places` : `${placeText(first)}${first.isDraft ? ', draft' : ''}`;
}
