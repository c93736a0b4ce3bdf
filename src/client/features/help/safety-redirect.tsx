import { useEffect } from 'react';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';

export function SafetyRedirect() {
  useEffect(() => location.replace(SAFETY_PATH), []);
  return null;
}
