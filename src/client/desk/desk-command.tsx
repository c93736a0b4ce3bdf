import styles from './desk-command.module.css';

/** Whoever looks after the server types it, so it never breaks in the middle. */
export const DeskCodeCommand = () => <code className={styles.command}>npm run desk -- code</code>;
