import type { SafetyQuestionId } from '#domain/body/safety-answers.ts';
import type { SafetyOutcome } from '#domain/body/safety-flags.ts';
import type { ExplanationId } from './explanations.ts';

/** A question about health before the first workout. */
export interface SafetyQuestion {
  readonly id: SafetyQuestionId;
  /** One line that is never narrower than the question. */
  readonly row: string;
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

/**
 * The questions in the order in which they are asked. Ask a person who knows about health before changing a word here.
 */
export const SAFETY_QUESTIONS: readonly SafetyQuestion[] = [
  {
    id: 'bleeding',
    row: 'Vaginal bleeding: heavy, heavier or back',
    question: 'I’m bleeding heavily from the vagina, or bleeding has started again or got heavier.',
    help: 'We don’t mean a usual period. After a birth, bleeding should slowly get lighter and browner. Say yes if it turns bright red or heavier again. Say yes if you pass large clots, or it smells bad.',
    urgentHelp: 'Soaking a pad in an hour or less, large clots, or feeling faint? Call 999 or go to A&E now.',
    leadsTo: ['bleeding'],
  },
  {
    id: 'chest-pain',
    row: 'Chest pain, tightness, unusual breathlessness',
    question: 'I get chest pain, resting or moving.',
    help: 'Tightness counts too. So does being more out of breath than you should be for what you’re doing.',
    urgentHelp: 'If you have it now, call 999.',
    leadsTo: ['chest'],
  },
  {
    id: 'heart',
    row: 'Heart condition, high blood pressure, pre‑eclampsia',
    question: 'I have a heart condition or high blood pressure.',
    help: 'High blood pressure or pre-eclampsia in your last pregnancy counts too.',
    leadsTo: ['gp'],
  },
  {
    id: 'dizzy',
    row: 'Dizziness, blackouts, lost balance, last 12 months',
    question: 'In the last 12 months I’ve felt dizzy, blacked out or lost my balance.',
    help: 'Standing up too fast once doesn’t count. If it happens often, it does.',
    leadsTo: ['gp'],
  },
  {
    id: 'condition',
    row: 'Long-term condition or medicine that affects exercise',
    question: 'I have a long-term condition, or take a medicine, that affects exercise.',
    help: 'For example: diabetes treated with insulin, epilepsy, or medicine for your heart.',
    leadsTo: ['gp'],
  },
  {
    id: 'pregnant',
    row: 'Pregnant, or maybe',
    question: 'I’m pregnant, or I might be.',
    leadsTo: ['pregnant'],
  },
  {
    id: 'birth',
    row: 'Birth in the last 12 months',
    question: 'I’ve had a baby in the last 12 months, however the birth went.',
    help: 'If you lost your baby, your body still needs this time. You’re welcome here.',
    leadsTo: ['early', 'rebuild', 'steady'],
  },
  {
    id: 'pelvic',
    row: 'Leaking, heaviness, bulge, doming, scar pain',
    question:
      'I have one or more of these: leaking wee, wind or poo. Heaviness, dragging or a bulge in the vagina. A belly that domes or ridges when I sit up. Pain from a scar.',
    help: 'They’re common, and you don’t have to put up with them.',
    explains: ['leaking', 'dragging', 'doming'],
    leadsTo: ['pelvic'],
  },
  {
    id: 'girdle',
    row: 'Pelvis, hip or low back pain',
    question:
      'My pelvis hurts at the front, low in my back or in my hips. It hurts when I walk, climb stairs, stand on one leg or part my knees.',
    help: 'It’s often called pelvic girdle pain. It may have started in pregnancy or after the birth.',
    explains: ['pelvic-girdle-pain'],
    leadsTo: ['girdle'],
  },
  {
    id: 'joint',
    row: 'Bone, joint or muscle problem',
    question: 'I have a bone, joint or muscle problem that moving could make worse.',
    help: 'Wrists, knees, back, hips: anything you’re looking after.',
    leadsTo: ['joint'],
  },
];

/** The questions about a birth in the last twelve months. */
export const BIRTH_QUESTIONS = {
  weeks: {
    question: 'How many weeks ago?',
    help: 'Whole weeks, 0 to 52, from the day of the birth. Your best guess is fine.',
  },
  caesarean: {
    question: 'Was it a caesarean?',
    help: 'It heals in several layers, so we wait 2 weeks longer.',
    answers: { no: 'No', yes: 'Yes', unsaid: 'Rather not say' },
  },
  check: {
    question: 'Has your 6 to 8 week check gone well?',
    help: 'Your GP does it, or another professional who looks after you. No one has offered one? You can ask.',
    answers: { yes: 'Yes', 'not-yet': 'Not yet', concern: 'They want to see me again' },
  },
  tear: {
    question: 'Were there forceps, a vacuum cup, or a tear into the back passage?',
    help: 'Any of these is a reason to see a pelvic health physiotherapist, even if you feel fine.',
    answers: { no: 'No, or not that I know of', yes: 'Yes' },
  },
} as const;

/** In sight wherever the body is asked about. Each of its signs stands in no milder line beside it. */
export const CALL_NOW = {
  signs: 'Chest pain now? Pad soaked within an hour, large clots, feeling faint?',
  order: 'Call 999.',
} as const;

/** The signs to stop, by how soon help is needed. */
export const STOP_SIGNS = {
  lead: 'Stop. Sit or lie down, and read this. No workout is worth pushing through any of it.',
  groups: [
    {
      urgency: 'now',
      title: 'Call 999 now',
      signs: [
        'chest pain or tightness',
        'you collapse or faint',
        'you can’t catch your breath at rest',
        'a sudden severe headache or a change in your sight',
        'you’re suddenly short of breath',
      ],
    },
    {
      urgency: 'today',
      title: 'Stop, and get help today: GP or NHS 111',
      signs: [
        'one calf painful, swollen, hot or red (after a birth, ring today)',
        'dizziness that doesn’t pass',
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
  normal: 'Warm, out of breath but able to talk, a bit stiff for a day or two: that’s normal.',
} as const;
