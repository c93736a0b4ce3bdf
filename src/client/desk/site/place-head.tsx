import { Link, useLocation } from 'wouter';
import desk from '#client/desk/desk.module.css';
import styles from './place-head.module.css';

type Tabs = readonly { name: string; href: string }[];

interface PlaceHeadProps {
  title: string;
  /** Left out where this person may see one page only. */
  tabs: Tabs | undefined;
}

/** The head of a place with several pages. Each tab is a page with an address of its own, so that Back works and a link can be sent. */
export function PlaceHead({ title, tabs }: PlaceHeadProps) {
  return (
    <>
      <header className={desk.top}>
        <h1>{title}</h1>
      </header>
      {tabs && <PlaceTabs label={title} tabs={tabs} />}
    </>
  );
}

function PlaceTabs({ label, tabs }: { label: string; tabs: Tabs }) {
  const [path] = useLocation();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ name, href }) => (
        <Link key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
