import { type ComponentType, useEffect, useState } from 'react';
import { impactRecord } from '#client/platform/browser-storage.ts';
import { useStoredValue } from '#client/platform/use-stored-value.ts';

interface ImpactQuestionProps {
  className?: string | undefined;
}

export function ImpactQuestion(props: ImpactQuestionProps) {
  const [record] = useStoredValue(impactRecord);
  const [Note, setNote] = useState<ComponentType<ImpactQuestionProps>>();
  const hasCheck = record?.check !== undefined;
  useEffect(() => {
    if (!hasCheck) return;
    void import('./impact-question-note.tsx').then(
      (loaded) => setNote(() => loaded.ImpactQuestionNote),
      () => undefined,
    );
  }, [hasCheck]);
  return Note && hasCheck ? <Note {...props} /> : null;
}
