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

/** The workouts, whose words can be changed. */
export function WordsListPage() {
  const list = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const [find, setFind] = useState('');
  const places = list.data?.places.filter((place) => place.group === 'workouts') ?? [];
  const found = places.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/words" className={site.back} aria-label="Back to text">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>Workouts</h1>
      </header>
      <p className={styles.quiet}>
        Edition A is for a member’s first block, edition B for the second. Then they take turns.
      </p>
      <LoadState of={list} />
      {list.data && (
        <>
          <div className={words.find}>
            <TextField
              label="Find a workout"
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
