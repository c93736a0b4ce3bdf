import { partOf } from './short-part.ts';

/** Cool-downs of four to five minutes, each made for a kind of workout: they stretch what worked longest, and end with long breaths. */
export const SHORT_COOL_DOWNS = {
  'front-of-hips': partOf('Front of the hips', {
    full: { ham_fold: 44, quad_stretch: [65, 8], fig4: [65, 8], breathe: 50 },
    '15': { quad_stretch: 60, fig4: [60, 8], breathe: 52 },
    '10': { quad_stretch: 50, breathe: [32, 8] },
  }),
  'upper-back': partOf('Upper back and chest', {
    full: { shoulder_rolls: 34, side_bend: 55, thread_needle: [65, 8], breathe: [70, 8] },
    '15': { side_bend: 55, thread_needle: [55, 8], breathe: [54, 8] },
    '10': { thread_needle: 50, breathe: [32, 8] },
  }),
  'loose-hips': partOf('Loose hips', {
    full: { quad_stretch: 65, fig4: [65, 8], hip_switch: [45, 8], breathe: [50, 8] },
    '15': { quad_stretch: 60, fig4: [60, 8], breathe: 52 },
    '10': { fig4: 45, breathe: 45 },
  }),
  'long-back': partOf('Stretch your back', {
    full: { ham_fold: 44, childs: [65, 8], thread_needle: 65, breathe: [65, 8] },
    '15': { childs: 55, thread_needle: 55, breathe: [62, 8] },
    '10': { childs: 50, breathe: [32, 8] },
  }),
  'head-to-toe': partOf('Head to toe', {
    full: { ham_fold: 44, quad_stretch: [65, 8], childs: 55, fig4: [65, 8], breathe: 55 },
    '15': { ham_fold: 38, quad_stretch: [55, 8], breathe: [71, 8] },
    '10': { quad_stretch: 50, breathe: [32, 8] },
  }),
  quiet: partOf('Wind down', {
    full: { ham_fold: 44, childs: [65, 8], fig4: [65, 8], breathe: 75 },
    '15': { childs: 55, fig4: [55, 8], breathe: 62 },
    '10': { childs: 45, breathe: [37, 8] },
  }),
};
