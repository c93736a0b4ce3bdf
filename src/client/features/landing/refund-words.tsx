import styles from './refund-words.module.css';

interface RefundWordsProps {
  /** Where everybody has 14 days. */
  usual: string;
  /** Where access starts at once and the 14 days are given up for it. */
  waived: string;
}

/**
 * A sentence of the page that depends on the operator's refund policy. The page is built before that is known, so both
 * are in the markup, and the page's own mark shows the one that holds.
 */
export function RefundWords({ usual, waived }: RefundWordsProps) {
  return (
    <>
      <span className={styles.usual}>{usual}</span>
      <span className={styles.waived}>{waived}</span>
    </>
  );
}
