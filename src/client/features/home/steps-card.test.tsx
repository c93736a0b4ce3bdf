import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { enqueue } from '#client/member/outbox.ts';
import { FIXTURE_TODAY, fixtureSecondWeek } from '#tests/fixtures/member-fixtures.ts';
import { serveSteps } from './steps-card.fixture.tsx';

const server = serveSteps();

describe('StepsCard', () => {
  test('shows the day against the goal and the average of seven days', async () => {
    const card = await server.show(fixtureSecondWeek());
    expect(card.textContent).toContain('4,210 of 5,000');
    expect(card.textContent).toContain('7-day average: 1,359');
  });

  test('what waits on the device shows after a reload', async () => {
    await enqueue('amira-1', { kind: 'steps', body: { date: FIXTURE_TODAY, steps: 6000 } });
    const card = await server.show(fixtureSecondWeek());
    expect(card.textContent).toContain('6,000 of 5,000');
  });

  test('the picture of 30 days says what it shows', async () => {
    await server.show(fixtureSecondWeek());
    expect(
      screen.getByRole('img', {
        name: 'Steps of the last 30 days, with the line of your goal, 5,000 today. Goal reached on 1 of them. Most: 5,300 on Fri 20 Nov.',
      }),
    ).toBeTruthy();
  });
});
