import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import styles from '#client/desk/desk.module.css';
import { dayText } from '#client/desk/labels.ts';
import { LoadState } from '#client/desk/page-states.tsx';
import site from '#client/desk/site/site.module.css';
import { Chip } from '#client/ui/chip.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import words from './words.module.css';

type Place = DeskWords['places'][number];

const GROUPS: readonly { group: Place['group']; title: string }[] = [
  { group: 'site', title: 'Website' },
  { group: 'legal', title: 'Legal' },
  { group: 'emails', title: 'Emails' },
];

/** Every place of the site whose words can be changed, and what stands there. */
export function WordsPage() {
  const list = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  return (
    <>
      <header className={styles.top}>
        <h1>Words</h1>
        <a href="/" target="_blank" rel="noopener" className={words.see}>
          <ExternalLink size={20} aria-hidden="true" />
          Open your site
        </a>
      </header>
      <p className={styles.quiet}>Change what members and visitors read.</p>
      <LoadState of={list} />
      {list.data && <Groups places={list.data.places} />}
    </>
  );
}

function Groups({ places }: { places: readonly Place[] }) {
  const filled = GROUPS.filter(({ group }) => places.some((place) => place.group === group));
  return (
    <div className={styles.halves}>
      {filled.map(({ group, title }) => (
        <section key={group} className={styles.part}>
          <h2>{title}</h2>
          <Rows className={site.onCard}>
            {places
              .filter((place) => place.group === group)
              .map((place) => (
                <ListRow
                  key={place.id}
                  href={`/desk/words/${place.id}`}
                  title={place.name}
                  detail={stateOf(place)}
                  trail={chipOf(place)}
                />
              ))}
          </Rows>
        </section>
      ))}
      <section className={styles.part}>
        <h2>Checked by a clinician</h2>
        <Rows className={site.onCard}>
          <ListRow
            href="/desk/words/checks"
            title="Safety questions and courses"
            detail="You can’t change these. A clinician checks them."
          />
        </Rows>
      </section>
    </div>
  );
}

export function stateOf({ group, version, publishedAt, check, isSetOutside, shownFrom }: Place): string {
  if (shownFrom && publishedAt !== null) return `Kept, hidden until there are ${shownFrom.members} members`;
  if (isSetOutside) return 'Set in site.json';
  if (group === 'legal' && check) {
    return check.version === version ? `Checked by ${check.name}, ${check.checkedOn}` : 'Changed after it was checked';
  }
  return publishedAt === null ? 'Original text' : `Changed ${dayText(publishedAt)}`;
}

export function chipOf({ draft, isDraftPage }: Place) {
  if (draft) return <Chip tone="sun">Draft</Chip>;
  if (isDraftPage) return <Chip tone="sun">Look</Chip>;
  return undefined;
}
