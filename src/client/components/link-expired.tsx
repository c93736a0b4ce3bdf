import { Unlink } from 'lucide-react';
import { ButtonLink } from '#client/ui/button.tsx';
import { IconTile } from '#client/ui/card.tsx';
import { StatusPage } from '#client/ui/status-page.tsx';
import { LINK_EXPIRED_TEXT } from '#domain/one-time-link.ts';

interface LinkExpiredProps {
  title: string;
  wayOn: { href: string; label: string };
}

export function LinkExpired({ title, wayOn }: LinkExpiredProps) {
  return (
    <StatusPage
      icon={<IconTile icon={Unlink} size={26} tone="sun" />}
      takesFocus
      title={title}
      text={LINK_EXPIRED_TEXT}
      actions={
        <ButtonLink href={wayOn.href} variant="coral">
          {wayOn.label}
        </ButtonLink>
      }
    />
  );
}
