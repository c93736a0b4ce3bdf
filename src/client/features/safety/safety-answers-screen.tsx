import { useLocation } from 'wouter';
import { settingsGroupPath } from '#client/platform/screen-paths.ts';
import { useSignIn } from '#client/platform/use-sign-in.ts';
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
