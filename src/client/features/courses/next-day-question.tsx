import { ExplanationRow } from '#client/parts/body/explanations/explained-text.tsx';
import { useImpactCheck } from '#client/parts/body/safety-now.ts';
import { Button, ButtonStack, TextLink } from '#client/ui/button.tsx';
import { Card, Notice } from '#client/ui/card.tsx';
import { symptomTold } from '#domain/body/impact-check.ts';
import { type CalendarDay, longDate } from '#domain/time/calendar-day.ts';
import { NEXT_DAY } from '#programme/courses/way-back.ts';

/** Signs sometimes come later. Safety: one that is told closes jumps. */
export function NextDayQuestion({ day, onAnswer }: { day: CalendarDay; onAnswer: (isClear: boolean) => void }) {
  const { tell } = useImpactCheck();
  function tellSign() {
    tell(symptomTold);
    onAnswer(false);
  }
  return (
    <Card aria-labelledby="next-day">
      <h2 id="next-day">{NEXT_DAY.question}</h2>
      <p>It’s about {longDate(day)}. It stays on this device.</p>
      <ButtonStack>
        <Button variant="primary" block onClick={() => onAnswer(true)}>
          {NEXT_DAY.clear}
        </Button>
        <Button variant="outline" block onClick={tellSign}>
          {NEXT_DAY.sign}
        </Button>
      </ButtonStack>
      <ExplanationRow ids={['leaking', 'dragging', 'doming']} />
    </Card>
  );
}

/** Jumps were closed by a sign: what is left, and until when. */
export function JumpsClosed({ againOn }: { againOn: CalendarDay }) {
  return (
    <Notice tone="sun">
      {NEXT_DAY.closed} You can do the jump check again from {longDate(againOn)}.{' '}
      <TextLink href="/help#people">How to find a physiotherapist</TextLink>
    </Notice>
  );
}
