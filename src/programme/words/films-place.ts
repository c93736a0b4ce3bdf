import type { WordsField, WordsPlace } from '#domain/words/words.ts';
import type { VideoPlace } from '#programme/workouts/video-place.ts';
import { workoutsOf } from '#programme/workouts/workouts.ts';

const film = (id: VideoPlace, label: string): WordsField => ({
  id,
  label,
  shipped: '',
  max: 80,
  isLong: false,
  mayBeEmpty: true,
  media: 'film',
});

const workoutFilms = (edition: 'a' | 'b'): WordsField[] =>
  workoutsOf(edition).map(({ id, week, letter, shortTitle }) =>
    film(`${edition}${id}`, `${week}${letter} ${shortTitle}`),
  );

/** The place of the owner's films: one by the introduction, the warm-up, the cool-down and each workout. */
export const FILMS_PLACE: WordsPlace = {
  id: 'films',
  name: 'Your films',
  about: 'Members choose between your film and the drawn coach.',
  group: 'site',
  sections: [
    {
      title: 'Around the workouts',
      fields: [
        { ...film('introduction', 'Introduction'), isPublic: true },
        film('warmUp', 'Warm-up'),
        film('coolDown', 'Cool-down'),
      ],
    },
    { title: 'Edition A', fields: workoutFilms('a') },
    { title: 'Edition B', fields: workoutFilms('b') },
  ],
};
