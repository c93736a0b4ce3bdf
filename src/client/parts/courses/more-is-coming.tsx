import { Sprout } from 'lucide-react';
import { IconTile } from '#client/ui/card.tsx';
import { ListRow } from '#client/ui/list-row.tsx';
import styles from './more-is-coming.module.css';

/** In the place of whatever no clinician has checked yet: to members that is not there. */
export const MoreIsComing = () => (
  <ListRow lead={<IconTile icon={Sprout} />} title={<span className={styles.words}>More is coming</span>} />
);
