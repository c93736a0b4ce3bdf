import { useQuery } from '@tanstack/react-query';
import { BookOpen, LogOut, type LucideIcon, Sun, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TextButton } from '#client/ui/button.tsx';
import { Logo } from '#client/ui/logo.tsx';
import type { DeskOperator } from '#contract/desk-door.ts';
import type { DeskToday } from '#contract/desk-today.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import styles from './desk.module.css';
import { deskCall } from './desk-call.ts';

interface Place {
  name: string;
  href: string;
  icon: LucideIcon;
}

const PLACES: readonly Place[] = [
  { name: 'Today', href: '/desk', icon: Sun },
  { name: 'Members', href: '/desk/members', icon: Users },
  { name: 'Diary', href: '/desk/diary', icon: BookOpen },
];

/** The places of the desk: a bar on a phone, a rail on a laptop. */
export function DeskShell({ operator, path, children }: { operator: DeskOperator; path: string; children: ReactNode }) {
  const { data } = useQuery<DeskToday>({ queryKey: [DESK_PATHS.today] });
  const waiting = data?.needs.length ?? 0;
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <div className={styles.rail}>
        <Logo />
        <nav aria-label="Desk">
          {PLACES.map((place) => (
            <PlaceLink key={place.href} {...place} path={path} waiting={waiting} />
          ))}
        </nav>
        <div className={styles.foot}>
          <b>{operator.name}</b>
          <TextButton onClick={() => void leave()}>
            <LogOut size={18} aria-hidden="true" />
            Sign out
          </TextButton>
        </div>
      </div>
      <main id="content" className={styles.main}>
        {data?.isPractice && (
          <p className={styles.practice}>
            <b>Practice.</b> Only test cards are taken, and no money moves.
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

function PlaceLink({ name, href, icon: Icon, path, waiting }: Place & { path: string; waiting: number }) {
  const isHere = href === '/desk' ? path === href : path.startsWith(href);
  const count = href === '/desk' && waiting > 0 ? waiting : undefined;
  return (
    <Link href={href} className={styles.place} aria-current={isHere ? 'page' : undefined}>
      <Icon size={22} aria-hidden="true" />
      <span>{name}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> waiting</span>
        </span>
      )}
    </Link>
  );
}

/** The page is loaded anew, so that nothing of the desk stays in it. */
async function leave(): Promise<void> {
  await deskCall(DESK_PATHS.signOut, {}).catch(() => undefined);
  globalThis.location.assign('/desk');
}
