import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import styles from '#client/desk/desk.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { PlaceHead } from '#client/desk/site/place-head.tsx';
import site from '#client/desk/site/site.module.css';
import { moveOfPlace, pictureOf } from '#client/desk/words/programme-preview.tsx';
import words from '#client/desk/words/words.module.css';
import { chipOf, stateOf } from '#client/desk/words/words-page.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { PROGRAMME_TABS } from './programme-page.tsx';

type Place = DeskWords['places'][number];

/** The moves whose words can be changed. */
export function MovesPage() {
  const list = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const [find, setFind] = useState('');
  const places = list.data?.places.filter((place) => place.group === 'moves') ?? [];
  const found = places.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()));
  return (
    <>
      <PlaceHead title="Programme" tabs={PROGRAMME_TABS} />
      <p className={styles.quiet}>
        Each cue is shown and spoken during the move. A change applies to every workout with it.
      </p>
      <LoadState of={list} />
      {list.data && (
        <>
          <div className={words.find}>
            <TextField
              label="Find a move"
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
