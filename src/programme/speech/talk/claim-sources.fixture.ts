import type { ShippedMoveId } from '#programme/moves/move.ts';
import type { BreathId } from '../breath-lines.ts';

/** Where a claim about the body was read, and with which words a line makes it. A clinician has read none of these lines. */
export const CLAIMS = {
  doming: {
    said: /\bdom(e|es|ing)\b/i,
    source: 'Bromley 0 to 19, Physical problems after pregnancy (page, undated): a sign to ease off',
  },
  leaking: {
    said: /\bleaks?\b/i,
    source: 'Somerset NHS, Improve your pelvic health (page, undated): common, and can be helped',
  },
  dragging: {
    said: /\bdrags?\b|\bheavy down\b/i,
    source: 'NICE NG210, Pelvic floor dysfunction (2021): heaviness is a sign to ease off and ask',
  },
  bleeding: {
    said: /\bbleed(s|ing)?\b/i,
    source: 'HSE Ireland, Secondary postpartum haemorrhage: heavier bleeding, ring a midwife or GP',
  },
  impact: {
    said: /\bhurts, (walk (instead|on the spot)|stop for today)\b/i,
    source: 'Goom, Donnelly and Brockwell, Returning to running postnatal (2019): stop with signs',
  },
  scar: {
    said: /\b(scars?|scab|weeping)\b/i,
    source:
      'Calderdale and Huddersfield NHS, Recovery after birth (page, undated): healed, no scab; around it first; no pain',
  },
  effort: {
    said: /^(breathe )?(in .+, )?(breathe )?out (as you (stand|push|press up|lift)|to (rise|stand))\.$/i,
    source: 'NSCA, Essentials of Strength Training and Conditioning, 4th edition (2016): out on the effort',
  },
  talking: {
    said: /\bchat(ted|ting)?\b/i,
    source: 'UK Chief Medical Officers, Physical Activity Guidelines (2019): the talk test',
  },
  letGo: {
    said: /^breathe out and lift\b|\bpelvic floor\b|\blift inside\b|\bletting go\b|\bholding in wind\b/i,
    source:
      'Somerset NHS maternity, Pelvic floor exercises (page, undated): lift on the breath out, let the muscles rest',
  },
} as const satisfies Readonly<Record<string, { said: RegExp; source: string }>>;

export type Claim = keyof typeof CLAIMS;

/** Which claims are made by the lines of a move, or of the breath. A claim that is not listed has no source. */
export const CLAIMS_MADE: Readonly<Partial<Record<ShippedMoveId | `breath.${BreathId}`, readonly Claim[]>>> = {
  wall_sit: ['talking'],
  squat_jump: ['leaking', 'dragging'],
  step_jack: ['leaking'],
  walkout: ['doming'],
  step_burpee: ['doming'],
  bear: ['doming'],
  climber: ['doming', 'leaking', 'dragging'],
  bridge_march: ['doming'],
  dead_bug: ['doming'],
  breathe: ['letGo'],
  side_reach: ['talking'],
  bag_squat: ['dragging'],
  pelvic_floor: ['letGo'],
  scar_care: ['scar'],
  walk: ['dragging', 'bleeding'],
  easy_jog: ['talking', 'leaking', 'dragging', 'impact'],
  forward_bound: ['leaking', 'dragging', 'impact'],
  hop_place: ['leaking', 'dragging', 'impact'],
  'breath.up': ['effort'],
  'breath.push': ['effort'],
  'breath.lift': ['effort'],
  'breath.press': ['effort'],
  'breath.down': ['effort'],
  'breath.floor': ['letGo'],
  'breath.hinge': ['effort'],
  'breath.chat': ['talking'],
};
