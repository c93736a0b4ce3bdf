import { ExplanationWords } from '#client/components/explanations/explanation-words.tsx';
import { EXPLANATION_IDS, EXPLANATIONS } from '#programme/explanations.ts';
import styles from './help.module.css';

export function WhatWordsMean() {
  return EXPLANATION_IDS.map((id) => (
    <article key={id} id={id} className={styles.meaning}>
      <h3>{EXPLANATIONS[id].title}</h3>
      <ExplanationWords id={id} />
    </article>
  ));
}
