import type { SafetyQuestionId } from '#domain/safety-answers.ts';

/** A question about health before the first workout; `advice` is for who reads the list without answering it. */
export interface SafetyQuestion {
  id: SafetyQuestionId;
  question: string;
  /** What a yes means. */
  title: string;
  advice: string;
}

const ASK_YOUR_GP = {
  title: 'A word with your GP first',
  advice: 'It may well be fine to exercise. Please ask your GP before you begin, and show them this page if it helps.',
};

/** Ask a person who knows about health before changing a word here. */
export const SAFETY_QUESTIONS: readonly SafetyQuestion[] = [
  { id: 'heart', question: 'I have a heart condition or high blood pressure.', ...ASK_YOUR_GP },
  {
    id: 'chest-pain',
    question: 'I get chest pain, when resting or when active.',
    title: 'Please see your GP first',
    advice: 'Chest pain needs a doctor’s look before you exercise. If you have it now, call 999.',
  },
  {
    id: 'dizzy',
    question: 'In the last year I have felt dizzy, blacked out or lost my balance.',
    ...ASK_YOUR_GP,
  },
  {
    id: 'condition',
    question: 'I have a long-term condition, or take a medicine, that affects exercise.',
    ...ASK_YOUR_GP,
  },
  {
    id: 'joint',
    question: 'I have a bone, joint or muscle problem that moving could make worse.',
    title: 'Easier versions to begin with',
    advice: 'Skip or swap any move that hurts, and ask your GP or a physiotherapist if it goes on.',
  },
  {
    id: 'pregnant',
    question: 'I am pregnant, or may be.',
    title: 'This one can wait',
    advice:
      'This programme was not made for pregnancy. Your midwife can tell you what suits you, and the NHS has a page on exercise in pregnancy. Your access does not run out.',
  },
  {
    id: 'birth',
    question: 'I have had a baby in the last 12 months.',
    title: 'Rest first, then start gently',
    advice:
      'In the first 6 weeks, or 8 after a caesarean, gentle walks and pelvic floor squeezes, when they feel good, are enough. From then until 12 weeks choose Easier versions, no jumps and no full planks, and please make sure that your six to eight week check has gone well.',
  },
  {
    id: 'pelvic',
    question:
      'I have one or more of these: leaking wee, wind or poo; heaviness, dragging or a bulge in the vagina; my belly domes or ridges when I sit up; pain from a scar; heavy bleeding.',
    title: 'See somebody about it first',
    advice:
      'What you describe is common and can be helped: your GP can refer you to a pelvic health physiotherapist. Until then choose the Easier version of any move that puts more load on your pelvic floor or your middle.',
  },
];

/** Signs to stop, by how soon help is needed. */
export const STOP_SIGNS = {
  lead: 'Stop, sit or lie down, and read this. Nothing in a workout is worth pushing through these.',
  groups: [
    {
      urgency: 'now',
      title: 'Call 999 now',
      signs: [
        'chest pain or tightness',
        'you collapse or faint',
        'you cannot catch your breath at rest',
        'a sudden severe headache or a change in your sight',
        'you are suddenly short of breath',
      ],
    },
    {
      urgency: 'today',
      title: 'Stop, and get help today: GP or NHS 111',
      signs: [
        'one calf painful, swollen, hot or red (after a birth, ring today)',
        'dizziness that does not pass',
        'new or heavier bleeding from the vagina',
        'a wound that opens, reddens or weeps',
        'a fever',
      ],
    },
    {
      urgency: 'ease',
      title: 'Stop this move, and choose Easier next time',
      signs: [
        'leaking',
        'heaviness, dragging or a bulge',
        'your belly domes',
        'pain in your pelvis, back or scar',
        'still sore in the same place the next day',
      ],
    },
  ],
  again: 'If it happens again, ask your GP for a pelvic health physiotherapist. In many areas you can refer yourself.',
  normal: 'Warm, breathless but able to talk, and a bit stiff for a day or two: that is normal.',
} as const;
