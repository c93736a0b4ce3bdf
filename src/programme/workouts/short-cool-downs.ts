import type { ShortPart } from './short-part.ts';

/** Cool-downs of four to five minutes, each made for a kind of workout: they stretch what worked longest, and end with long breaths. */
export const SHORT_COOL_DOWNS = {
  'front-of-hips': {
    name: 'Front of the hips',
    full: [
      { moveId: 'ham_fold', seconds: 44 },
      { moveId: 'quad_stretch', seconds: 65, setUpSeconds: 8 },
      { moveId: 'fig4', seconds: 65, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 50 },
    ],
    '15': [
      { moveId: 'quad_stretch', seconds: 60 },
      { moveId: 'fig4', seconds: 60, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 52 },
    ],
    '10': [
      { moveId: 'quad_stretch', seconds: 50 },
      { moveId: 'breathe', seconds: 32, setUpSeconds: 8 },
    ],
  },
  'upper-back': {
    name: 'Upper back and chest',
    full: [
      { moveId: 'shoulder_rolls', seconds: 34 },
      { moveId: 'side_bend', seconds: 55 },
      { moveId: 'thread_needle', seconds: 65, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 70, setUpSeconds: 8 },
    ],
    '15': [
      { moveId: 'side_bend', seconds: 55 },
      { moveId: 'thread_needle', seconds: 55, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 54, setUpSeconds: 8 },
    ],
    '10': [
      { moveId: 'thread_needle', seconds: 50 },
      { moveId: 'breathe', seconds: 32, setUpSeconds: 8 },
    ],
  },
  'loose-hips': {
    name: 'Loose hips',
    full: [
      { moveId: 'quad_stretch', seconds: 65 },
      { moveId: 'fig4', seconds: 65, setUpSeconds: 8 },
      { moveId: 'hip_switch', seconds: 45, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 50, setUpSeconds: 8 },
    ],
    '15': [
      { moveId: 'quad_stretch', seconds: 60 },
      { moveId: 'fig4', seconds: 60, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 52 },
    ],
    '10': [
      { moveId: 'fig4', seconds: 45 },
      { moveId: 'breathe', seconds: 45 },
    ],
  },
  'long-back': {
    name: 'Long back',
    full: [
      { moveId: 'ham_fold', seconds: 44 },
      { moveId: 'childs', seconds: 65, setUpSeconds: 8 },
      { moveId: 'thread_needle', seconds: 65 },
      { moveId: 'breathe', seconds: 65, setUpSeconds: 8 },
    ],
    '15': [
      { moveId: 'childs', seconds: 55 },
      { moveId: 'thread_needle', seconds: 55 },
      { moveId: 'breathe', seconds: 62, setUpSeconds: 8 },
    ],
    '10': [
      { moveId: 'childs', seconds: 50 },
      { moveId: 'breathe', seconds: 32, setUpSeconds: 8 },
    ],
  },
  'head-to-toe': {
    name: 'Head to toe',
    full: [
      { moveId: 'ham_fold', seconds: 44 },
      { moveId: 'quad_stretch', seconds: 65, setUpSeconds: 8 },
      { moveId: 'childs', seconds: 55 },
      { moveId: 'fig4', seconds: 65, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 55 },
    ],
    '15': [
      { moveId: 'ham_fold', seconds: 38 },
      { moveId: 'quad_stretch', seconds: 55, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 71, setUpSeconds: 8 },
    ],
    '10': [
      { moveId: 'quad_stretch', seconds: 50 },
      { moveId: 'breathe', seconds: 32, setUpSeconds: 8 },
    ],
  },
  quiet: {
    name: 'Quiet down',
    full: [
      { moveId: 'ham_fold', seconds: 44 },
      { moveId: 'childs', seconds: 65, setUpSeconds: 8 },
      { moveId: 'fig4', seconds: 65, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 75 },
    ],
    '15': [
      { moveId: 'childs', seconds: 55 },
      { moveId: 'fig4', seconds: 55, setUpSeconds: 8 },
      { moveId: 'breathe', seconds: 62 },
    ],
    '10': [
      { moveId: 'childs', seconds: 45 },
      { moveId: 'breathe', seconds: 37, setUpSeconds: 8 },
    ],
  },
} as const satisfies Readonly<Record<string, ShortPart>>;
