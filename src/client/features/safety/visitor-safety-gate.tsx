import type { ReactNode } from 'react';
import { SCREEN_PATHS } from '#client/parts/site/screen-paths.ts';
import { FIRST_CHECK_TITLE, GateStages } from './gate-stages.tsx';
import { useVisitorSafety } from './use-safety-settings.ts';

export function VisitorSafetyGate({ children }: { children: ReactNode }) {
  const { isLoading, ...safety } = useVisitorSafety();
  const isWaiting = safety.settings !== undefined && isLoading;
  return (
    <GateStages title={FIRST_CHECK_TITLE} leaveHref={SCREEN_PATHS.landing} {...{ isWaiting, safety }}>
      {children}
    </GateStages>
  );
}
