import { useLocation } from 'wouter';
import { useSignIn } from '#client/parts/account/current-sign-in.ts';
import { settingsGroupPath } from '#client/parts/site/screen-paths.ts';
import { SafetyCheck } from './safety-check.tsx';
import { useSafetySettings } from './use-safety-settings.ts';

export function SafetyAnswersScreen() {
  const user = useSignIn()?.user;
  return user ? <AnswerAgain key={user.id} userId={user.id} /> : null;
}

function AnswerAgain({ userId }: { userId: string }) {
  const { mustAgree, keep, startAtStandard } = useSafetySettings(userId);
  const [, navigate] = useLocation();
  return (
    <SafetyCheck
      title="Safety answers"
      leaveHref={settingsGroupPath('programme')}
      startWords="Back to Settings"
      {...{ mustAgree, keep, startAtStandard }}
      onDone={() => navigate(settingsGroupPath('programme'))}
    />
  );
}
