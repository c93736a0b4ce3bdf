import { Sprout } from 'lucide-react';
import { ListRow } from '#client/ui/list-row.tsx';
import styles from './more-is-coming.module.css';

/** In the place of whatever no clinician has checked yet: to members that is not there. */
export const MoreIsComing = () => (
  <ListRow
    lead={
      <span className={styles.tile}>
        <Sprout size={22} aria-hidden="true" />
      </span>
    }
    title={<span className={styles.words}>More is coming</span>}
  />
);
