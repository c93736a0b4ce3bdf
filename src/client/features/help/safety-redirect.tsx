import { Redirect } from 'wouter';
import { SAFETY_PATH } from '#client/platform/screen-paths.ts';

/** The safety questions stand on the help page. */
export function SafetyRedirect() {
  return <Redirect to={SAFETY_PATH} replace />;
}
