import type { RingBlock } from '#domain/courses/breath-ring.ts';
import type { Course } from './course.ts';
import { courseSummary } from './course-summaries.ts';

const breaths = (kind: 'settle' | 'letting-go', repeat: number): RingBlock => ({
  kind,
  repeat,
  phases: [
    { phase: 'in', seconds: 4 },
    { phase: 'out', seconds: 6 },
  ],
});

const long = (repeat: number, lift: number, hold: number, letGo: number): RingBlock => ({
  kind: 'long',
  repeat,
  phases: [
    { phase: 'lift', seconds: lift },
    { phase: 'hold', seconds: hold },
    { phase: 'let-go', seconds: letGo },
  ],
});

const quick = (repeat: number, letGo: number): RingBlock => ({
  kind: 'quick',
  repeat,
  phases: [
    { phase: 'lift', seconds: 1 },
    { phase: 'let-go', seconds: letGo },
  ],
});

/**
 * The course of the pelvic floor: four stages, and letting go alone. Ask a person who knows about health before
 * changing a word or a second here.
 */
export const PELVIC_FLOOR: Course = {
  ...courseSummary('pelvic-floor'),
  who: 'Any time at all. After a birth, once the catheter is out and it doesn’t hurt.',
  sections: [
    {
      title: 'How you know it’s right',
      lines: [
        'You feel a squeeze and a lift inside, round the vagina and back passage. It’s as if you’re stopping wind.',
        'Your buttocks, thighs and tummy stay soft, and you keep breathing.',
        'Letting go feels like a clear drop. If you can’t feel it, wait for it.',
        'Don’t practise by stopping your wee.',
      ],
    },
    {
      title: 'When to skip it',
      lines: [
        'Skip it while a catheter is in, and while it hurts.',
        'If it hurts, or you feel tighter afterwards, just do “Letting go”. Ask your GP for a pelvic health physiotherapist.',
        'Still nothing after 2 weeks? A physiotherapist can show you. They do it every day.',
      ],
      isRisk: true,
    },
  ],
  sessions: [
    {
      id: 'stage-1',
      title: '1. Find it, let it go',
      minutes: 3,
      words: 'Find the squeeze, then find how to let go.',
      isForEarlyWeeks: true,
      position: 'Lying',
      ring: [breaths('settle', 3), long(6, 2, 3, 5), quick(6, 4), breaths('letting-go', 6)],
    },
    {
      id: 'stage-2',
      title: '2. Hold a little longer',
      minutes: 3,
      words: 'The same again, held a bit longer.',
      isForEarlyWeeks: true,
      position: 'Lying or sitting',
      ring: [breaths('settle', 2), long(6, 1, 5, 6), quick(7, 3), breaths('letting-go', 6)],
    },
    {
      id: 'stage-3',
      title: '3. Long and quick',
      minutes: 3,
      words: 'Longer holds, then quick ones.',
      position: 'Sitting',
      ring: [breaths('settle', 1), long(5, 1, 7, 8), quick(10, 2), breaths('letting-go', 6)],
    },
    {
      id: 'stage-4',
      title: '4. Standing, for real life',
      minutes: 3,
      words: 'Before a cough, a sneeze or a lift: breathe out and lift. Let go after.',
      position: 'Standing',
      ring: [breaths('settle', 2), long(5, 1, 9, 10), quick(10, 2), breaths('letting-go', 3)],
    },
    {
      id: 'letting-go',
      title: 'Letting go',
      minutes: 3,
      words: 'Breathe in and let your belly and your pelvic floor soften. Breathe out and do nothing.',
      isForEarlyWeeks: true,
      position: 'Lying, knees propped up',
      ring: [breaths('letting-go', 18)],
    },
  ],
  stages: ['stage-1', 'stage-2', 'stage-3', 'stage-4'],
  sources: [8, 13, 14, 15],
};
