import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import styles from '#client/desk/desk.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import site from '#client/desk/site/site.module.css';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { moveOfPlace, pictureOf } from './programme-preview.tsx';
import words from './words.module.css';
import { chipOf, stateOf } from './words-page.tsx';

type Place = DeskWords['places'][number];

const ABOUT = {
  workouts: {
    title: 'Workouts',
    text: 'Edition A is for a member’s first block, edition B for the second. Then they take turns.',
  },
  moves: {
    title: 'Moves',
    text: 'Each cue is shown and spoken during the move. A change applies to every workout with it.',
  },
} as const;

/** The workouts, or the moves, whose words can be changed. */
export function WordsListPage({ group }: { group: keyof typeof ABOUT }) {
  const list = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const [find, setFind] = useState('');
  const { title, text } = ABOUT[group];
  const places = list.data?.places.filter((place) => place.group === group) ?? [];
  const found = places.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/words" className={site.back} aria-label="Back to text">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>{title}</h1>
      </header>
      <p className={styles.quiet}>{text}</p>
      <LoadState of={list} />
      {list.data && (
        <>
          <div className={words.find}>
            <TextField
              label={`Find a ${group === 'moves' ? 'move' : 'workout'}`}
              type="search"
              value={find}
              onChange={({ target }) => setFind(target.value)}
            />
          </div>
          <p role="status" className={styles.quiet}>
            {found.length} of {places.length}
          </p>
          {found.length > 0 && <Rows className={site.onCard}>{found.map(placeRow)}</Rows>}
        </>
      )}
    </>
  );
}

function placeRow(place: Place) {
  const moveId = moveOfPlace(place.id);
  return (
    <ListRow
      key={place.id}
      href={`/desk/words/${place.id}`}
      lead={moveId && <CoachPicture name={pictureOf(moveId)} decorative className={words.picture} />}
      title={place.name}
      detail={stateOf(place)}
      trail={chipOf(place)}
    />
  );
}
