import { type LucideIcon, Unlink } from 'lucide-react';
import { CoachPicture } from '#client/coach/coach-picture.tsx';
import { CoachPage } from '#client/parts/site/coach-page.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile, type IconTileProps } from '#client/ui/card.tsx';
import { LINK_EXPIRED_TEXT } from '#domain/account/one-time-link.ts';

interface LinkAnswerProps {
  icon: LucideIcon;
  tone?: NonNullable<IconTileProps['tone']>;
  title: string;
  text: string;
  wayOn: { href: string; label: string };
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

export function LinkAnswer({ icon, tone = 'mint', title, text, wayOn }: LinkAnswerProps) {
  return (
    <CoachPage
      logoHref="/"
      coach={<CoachPicture name="scene-walk" decorative isFirst />}
      isWhole
      overTitle={<IconTile icon={icon} size={26} tone={tone} />}
      title={title}
      titleRef={takeFocus}
      lead={text}
    >
      <ButtonLink href={wayOn.href} variant="coral">
        {wayOn.label}
      </ButtonLink>
    </CoachPage>
  );
}

export function LinkExpired(page: Pick<LinkAnswerProps, 'title' | 'wayOn'> & { text?: string }) {
  return <LinkAnswer icon={Unlink} tone="sun" text={LINK_EXPIRED_TEXT} {...page} />;
}

/** Taken out of the address at once, for histories and screenshots; the entry's state keeps it for a reload. */
export function takeLinkToken(): string | undefined {
  const token = window.location.hash.slice(1);
  if (token === '') return keptIn(window.history.state);
  window.history.replaceState({ linkToken: token }, '', window.location.pathname);
  return token;
}

function keptIn(state: unknown): string | undefined {
  const kept = (state as { linkToken?: unknown } | null)?.linkToken;
  return typeof kept === 'string' ? kept : undefined;
}
