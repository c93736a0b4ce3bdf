import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '#client/ui/class-names.ts';
import { Logo } from '#client/ui/logo.tsx';
import type { DeskOperator } from '#contract/desk/sign-in.ts';
import type { DeskToday } from '#contract/desk/today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import styles from './desk.module.css';
import { isInPlace, MORE, type Place, placesFor } from './desk-places.ts';
import { ROLE_LABELS } from './labels.ts';
import { LeaveButton } from './leaving.tsx';

/** The places of the desk: a bar on a phone, a rail on a laptop. */
export function DeskShell({ operator, path, children }: { operator: DeskOperator; path: string; children: ReactNode }) {
  const { data } = useQuery<DeskToday>({ queryKey: [DESK_PATHS.today] });
  const waiting = data?.todos.length ?? 0;
  const places = placesFor(operator.role);
  const isElsewhere = !places.some((place) => place.isInBar && isInPlace(place, path));
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to content
      </a>
      <header className={styles.rail}>
        <Logo />
        <nav aria-label="Desk">
          {places.map((place, index) => (
            <PlaceLink
              key={place.href}
              {...place}
              isHere={isInPlace(place, path)}
              isFirstOfGroup={index > 0 && places[index - 1]?.group !== place.group}
              count={place.href === '/desk' ? waiting : 0}
            />
          ))}
          <PlaceLink {...MORE} isHere={isElsewhere} isMore />
        </nav>
        <div className={styles.foot}>
          <Link
            href="/desk/sign-in"
            className={styles.place}
            aria-current={path === '/desk/sign-in' ? 'page' : undefined}
          >
            <KeyRound size={20} aria-hidden="true" />
            <span>
              <b>{operator.name}</b>
              <br />
              <span className={styles.quiet}>{ROLE_LABELS[operator.role].name}. Your sign-in</span>
            </span>
          </Link>
          <LeaveButton />
        </div>
      </header>
      <main id="content" className={styles.main}>
        {data?.isPractice && (
          <p className={styles.practice}>
            <b>Practice mode.</b> Only test cards work. No real money moves.{' '}
            {operator.role === 'owner' && (
              <Link href="/desk/setup" className="link-inline">
                Before you open
              </Link>
            )}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

interface PlaceLinkProps extends Pick<Place, 'name' | 'href' | 'icon' | 'isInBar'> {
  isHere: boolean;
  isFirstOfGroup?: boolean;
  isMore?: boolean;
  count?: number;
}

function PlaceLink({ name, href, icon: Icon, isInBar, isHere, isFirstOfGroup, isMore, count = 0 }: PlaceLinkProps) {
  return (
    <Link
      href={href}
      className={classNames(
        styles.place,
        isMore && styles.more,
        !isInBar && !isMore && styles.onlyInRail,
        isFirstOfGroup && styles.nextGroup,
      )}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon size={22} aria-hidden="true" />
      <span>{name}</span>
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> waiting</span>
        </span>
      )}
    </Link>
  );
}
