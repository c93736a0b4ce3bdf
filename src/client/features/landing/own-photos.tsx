import { useWords } from '#client/parts/words/use-words.ts';
import { mediaPath, smallPhotoPath } from '#contract/paths.ts';
import { PHOTO_WIDTHS } from '#domain/media/media.ts';
import { LANDING_PHOTO_WORDS, LANDING_PHOTOS } from '#programme/words/landing-words.ts';
import section from './landing-section.module.css';
import styles from './offer.module.css';

/** What the seller wants to be seen, where there is any. */
export function OwnPhotos() {
  const words = useWords('landing', LANDING_PHOTO_WORDS);
  const photos = LANDING_PHOTOS.map(({ photo, shows }) => ({ id: words[photo] ?? '', shows: words[shows] ?? '' }));
  const shown = photos.filter(({ id }) => id !== '');
  if (shown.length === 0) return null;
  return (
    <div className={`${section.wrap} ${section.after}`}>
      <ul className={styles.photos}>
        {shown.map(({ id, shows }) => (
          <li key={id}>
            <img
              src={mediaPath(id)}
              srcSet={`${smallPhotoPath(id)} ${PHOTO_WIDTHS.small}w, ${mediaPath(id)} ${PHOTO_WIDTHS.large}w`}
              sizes="(min-width: 48rem) 22rem, 92vw"
              alt={shows}
              width={640}
              height={480}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
