import { CirclePlay } from 'lucide-react';
import type { Member } from '#client/components/member.ts';
import { userLoginCount } from '#client/platform/first-page-storage.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import styles from './home-tab.module.css';

const SHOWN_SIGN_INS = 2;

export function NewHereCard({ member, className }: { member: Member; className?: string | undefined }) {
  const hasStarted = member.dashboard.stats.totalWorkouts > 0;
  if (hasStarted || (userLoginCount.read() ?? 0) > SHOWN_SIGN_INS) return null;
  return (
    <Card className={classNames(styles.newHere, className)}>
      <Rows>
        <ListRow
          href={SCREEN_PATHS.introduction}
          lead={<IconTile icon={CirclePlay} size={24} />}
          title="New here?"
          detail="Watch or read how it works. It takes two minutes."
        />
      </Rows>
    </Card>
  );
}
