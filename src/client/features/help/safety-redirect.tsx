import { Redirect } from 'wouter';
import { SAFETY_PATH } from '#client/parts/site/screen-paths.ts';

export function SafetyRedirect() {
  return <Redirect to={SAFETY_PATH} replace />;
}
