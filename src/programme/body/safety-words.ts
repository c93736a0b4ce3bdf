import type { SafetyQuestionId } from '#domain/body/safety-answers.ts';
import type { SafetyOutcome } from '#domain/body/safety-flags.ts';
import type { ExplanationId } from './explanations.ts';

/** A question about health before the first workout. */
export interface SafetyQuestion {
  readonly id: SafetyQuestionId;
  readonly question: string;
  /** What the question means. */
  readonly help?: string;
  /** What to do where help cannot wait. */
  readonly urgentHelp?: string;
  /** The words of the question that have an explanation. */
  readonly explains?: readonly ExplanationId[];
  /** The outcomes to which a yes may lead, the strictest first. */
  readonly leadsTo: readonly SafetyOutcome[];
}

/** The words above the questions. */
export const SAFETY_LEAD =
  'Short questions, so that your first session suits you. Your answers stay on this device. Say yes to whatever is true for you.';

/**
 * The questions in the order in which they are asked. Ask a person who knows about health before changing a word here.
 */
export const SAFETY_QUESTIONS: readonly SafetyQuestion[] = [
  {
    id: 'bleeding',
    question: 'I am bleeding heavily from the vagina, or bleeding has started again or got heavier.',
    help: 'A usual period is not meant. After a birth, bleeding should slowly become lighter and browner. Say yes if it turns bright red or heavier again, if you pass large clots, or if it smells bad.',
    urgentHelp: 'Soaking a pad in an hour or less, large clots, or feeling faint: call 999 or go to A&E now.',
    leadsTo: ['bleeding'],
  },
  {
    id: 'chest-pain',
    question: 'I get chest pain, when resting or when active.',
    help: 'Also tightness, or breathlessness that does not fit what you are doing.',
    urgentHelp: 'If you have it now, call 999.',
    leadsTo: ['chest'],
  },
  {
    id: 'heart',
    question: 'I have a heart condition or high blood pressure.',
    help: 'Also high blood pressure or pre-eclampsia in your last pregnancy.',
    leadsTo: ['gp'],
  },
  {
    id: 'dizzy',
    question: 'In the last year I have felt dizzy, blacked out or lost my balance.',
    help: 'Standing up too fast once does not count. If it happens often, it does.',
    leadsTo: ['gp'],
  },
  {
    id: 'condition',
    question: 'I have a long-term condition, or take a medicine, that affects exercise.',
    help: 'For example diabetes treated with insulin, epilepsy, or medicine for your heart.',
    leadsTo: ['gp'],
  },
  { id: 'pregnant', question: 'I am pregnant, or may be.', leadsTo: ['pregnant'] },
  {
    id: 'birth',
    question: 'I have had a baby in the last 12 months.',
    help: 'However the birth went. If you lost your baby, your body still needs this time, and you are welcome here.',
    leadsTo: ['early', 'rebuild', 'steady'],
  },
  {
    id: 'pelvic',
    question:
      'I have one or more of these: leaking wee, wind or poo; heaviness, dragging or a bulge in the vagina; my belly domes or ridges when I sit up; pain from a scar.',
    help: 'Common, and not something you have to put up with.',
    explains: ['leaking', 'dragging', 'doming'],
    leadsTo: ['pelvic'],
  },
  {
    id: 'girdle',
    question:
      'My pelvis hurts: at the front, low in my back, or in my hips, when I walk, climb stairs, stand on one leg or part my knees.',
    help: 'Often called pelvic girdle pain. It may have begun in pregnancy or after the birth.',
    explains: ['pelvic-girdle-pain'],
    leadsTo: ['girdle'],
  },
  {
    id: 'joint',
    question: 'I have a bone, joint or muscle problem that moving could make worse.',
    help: 'Wrists, knees, back, hips: anything that you look after.',
    leadsTo: ['joint'],
  },
];

/** The questions about a birth in the last twelve months. */
export const BIRTH_QUESTIONS = {
  weeks: {
    question: 'How many weeks ago?',
    help: 'Whole weeks, from 0 to 52. Count from the day of the birth; your best guess is fine.',
  },
  caesarean: {
    question: 'Was it a caesarean?',
    help: 'A caesarean heals through several layers, so we wait two weeks longer.',
    answers: { no: 'No', yes: 'Yes', unsaid: 'I would rather not say' },
  },
  check: {
    question: 'Has your six to eight week check gone well?',
    help: 'It is a check by your GP, or by somebody else who looks after you. If nobody has offered one, you can ask for it.',
    answers: { yes: 'Yes', 'not-yet': 'Not yet', concern: 'They want to see me again' },
  },
  tear: {
    question: 'Were there forceps, a vacuum cup, or a tear into the back passage?',
    help: 'Any one of these is a reason to see a pelvic health physiotherapist, even if all feels well.',
    answers: { no: 'No, or not that I know', yes: 'Yes' },
  },
} as const;

/** The signs to stop, by how soon help is needed. */
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
