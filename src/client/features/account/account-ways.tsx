import { LogOut, Settings } from 'lucide-react';
import { useLogOut } from '#client/components/use-log-out.ts';
import { SCREEN_PATHS } from '#client/platform/screen-paths.ts';
import { Card, IconTile } from '#client/ui/card.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import styles from './account-screen.module.css';

export function AccountWays() {
  const logOut = useLogOut();
  return (
    <Card className={styles.ways}>
      <Rows>
        <ListRow
          lead={
            <IconTile>
              <Settings size={22} aria-hidden="true" />
            </IconTile>
          }
          title="Account Settings"
          href={SCREEN_PATHS.settings}
        />
        <ListRow
          lead={
            <IconTile tone="sky">
              <LogOut size={22} aria-hidden="true" />
            </IconTile>
          }
          title="Logout"
          onClick={logOut}
        />
      </Rows>
    </Card>
  );
}
