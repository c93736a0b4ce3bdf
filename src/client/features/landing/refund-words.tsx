import styles from './refund-words.module.css';

/** The page is built before the refund policy is known: both texts are in the markup, and an attribute of the page shows one. */
export function RefundWords({ usual, waived }: { usual: string; waived: string }) {
  return (
    <>
      <span className={styles.usual}>{usual}</span>
      <span className={styles.waived}>{waived}</span>
    </>
  );
}
