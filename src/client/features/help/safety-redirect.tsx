import { Redirect } from 'wouter';
import { SAFETY_PATH } from '#client/platform/screen-paths.ts';

export function SafetyRedirect() {
  return <Redirect to={SAFETY_PATH} replace />;
}
