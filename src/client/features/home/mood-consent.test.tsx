import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { memberOf } from '#client/parts/progress/member.ts';
import { moodHistory, moodSharing } from '#client/parts/stored/browser-storage.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { moodEntry } from '#domain/mood/mood.ts';
import { FIXTURE_TODAY, fixtureDashboard, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { MoodConsent } from './mood-consent.tsx';

const show = (dashboard: Dashboard = fixtureSecondWeek()) =>
  render(<MoodConsent member={memberOf(dashboard, FIXTURE_TODAY)} />);
const question = () => screen.queryByText('Save your mood with each workout?');

describe('whether a mood may go along with a workout', () => {
  beforeEach(() => moodHistory.write([moodEntry(FIXTURE_TODAY, 'tired')]));

  test('is asked once there is a mood and a finished workout, not before', () => {
    show(fixtureDashboard());
    expect(question()).toBeNull();
    moodHistory.write([]);
    show();
    expect(question()).toBeNull();
    moodHistory.write([moodEntry(FIXTURE_TODAY, 'tired')]);
    show();
    expect(question()).toBeTruthy();
  });

  test.each([
    { button: 'Yes, save it', answer: 'yes' },
    { button: 'No, keep it here', answer: 'no' },
  ])('"$button" is kept, and ends the question', async ({ button, answer }) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(moodSharing.read()).toBe(answer);
    expect(question()).toBeNull();
  });
});
