import { classNames } from '#client/ui/class-names.ts';
import { picturePath } from '#contract/paths.ts';
import { LOOK_PLACE, LOOK_WORDS } from '#programme/words/look-words.ts';
import { useWords } from '../words/use-words.ts';
import styles from './leader.module.css';

/** Who leads it, once a name, a qualification and a sentence are written; a page with half of them would look unfinished. */
export function useLeader() {
  const words = useWords(LOOK_PLACE.id, LOOK_WORDS);
  const leader = {
    name: words['led-by-name'],
    qualification: words['led-by-qualification'],
    about: words['about-you'],
  };
  return Object.values(leader).includes('') ? undefined : { ...leader, portrait: words.portrait };
}

type Leader = NonNullable<ReturnType<typeof useLeader>>;

/** The line that says who leads it, with the photo where there is one. */
export function LedByLine({ leader, className }: { leader: Leader; className?: string | undefined }) {
  return (
    <p className={classNames(styles.line, className)}>
      <Portrait leader={leader} isSmall />
      <span>
        Led by <b>{leader.name}</b>, {leader.qualification}.
      </span>
    </p>
  );
}

/** The photo of who leads it, where there is one. */
export function Portrait({ leader, isSmall = false }: { leader: Leader; isSmall?: boolean }) {
  if (leader.portrait === '') return null;
  return (
    <img
      src={picturePath(leader.portrait)}
      alt={leader.name}
      width={640}
      height={640}
      loading={isSmall ? 'eager' : 'lazy'}
      decoding="async"
      className={classNames(styles.portrait, isSmall && styles.small)}
    />
  );
}
