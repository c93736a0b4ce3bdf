import { ChevronRight, KeyRound } from 'lucide-react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { placesFor } from '#client/desk/desk-places.ts';
import { LeaveButton } from '#client/desk/leaving.tsx';
import type { DeskOperator } from '#contract/desk/sign-in.ts';

/** The places that have no room in a phone's bar, and the way out. */
export function MorePage({ operator }: { operator: DeskOperator }) {
  return (
    <>
      <header className={styles.top}>
        <h1>More</h1>
      </header>
      <div className={styles.part}>
        <ul className={lists.rows}>
          {placesFor(operator.role)
            .filter(({ isInBar }) => !isInBar)
            .map(({ name, href, icon: Icon }) => (
              <li key={href}>
                <Link href={href} className={lists.withIcon}>
                  <Icon size={22} aria-hidden="true" />
                  <b>{name}</b>
                  <ChevronRight size={20} aria-hidden="true" />
                </Link>
              </li>
            ))}
          <li>
            <Link href="/desk/sign-in" className={lists.withIcon}>
              <KeyRound size={22} aria-hidden="true" />
              <b>Your sign-in</b>
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </li>
        </ul>
        <p className={styles.quiet}>Signed in as {operator.name}.</p>
        <LeaveButton />
      </div>
    </>
  );
}
