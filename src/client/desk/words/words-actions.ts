import type { Action } from '#client/desk/question.tsx';
import type { WordsPlaceAnswer } from '#contract/desk/words.ts';
import { deskWordsPath } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';

/** What was seen, at the moment of sending: the draft may be saved while the question stands open. */
type Seen = () => { version: number; revision: number };

const bodyFor = (seen: Seen) => () => ({ seenVersion: seen().version, seenRevision: seen().revision });

export function publishAction(place: WordsPlaceAnswer, count: number, seen: Seen): Action {
  const { id, name, group, isAgreedTo } = place;
  const isLegal = group === 'legal';
  return {
    name: `Publish ${name}`,
    path: `${deskWordsPath(id)}/${isLegal ? 'publish-legal' : 'publish'}`,
    body: {},
    ...(group === 'workouts' && { fields: [ON_A_DAY] }),
    bodyOf: ({ on }) => ({ ...bodyFor(seen)(), ...(on && { on }) }),
    happens: `${count} ${pluralise(count, 'text')} on “${name}” ${shownText(place, count)}${checkText(place)}`,
    told: isAgreedTo ? 'Before their next workout, each member agrees again.' : 'Nothing.',
    undo: 'Yes. You can restore any earlier version.',
  };
}

const ON_A_DAY = {
  name: 'on',
  kind: 'day',
  label: 'On a day (optional)',
  hint: 'Leave it empty to publish now. A planned one goes live at 4 in the morning. Changing the draft stops it.',
} as const;

/** Who reads it, and when. */
function shownText({ group, shownFrom, startsEmpty, version }: WordsPlaceAnswer, count: number): string {
  const is = count === 1 ? 'is' : 'are';
  if (startsEmpty && version === 0) return `${is} ready. Members see the move once a workout plays it.`;
  if (shownFrom) {
    return `${is} saved. Quotes show from ${shownFrom.members} members. You have ${shownFrom.now}.`;
  }
  if (group === 'emails') return `${is} in every email from now on.`;
  if (group === 'moves') return `${is} shown and said to each member from the next time Home or a workout is opened.`;
  if (group === 'workouts')
    return `${is} shown to each member from the next time Home or a workout is opened. A workout that’s under way ends as it began.`;
  return `${is} shown to everyone within seconds.`;
}

/** Of the page that is a draft again by this. */
const checkText = ({ group, isDraftPage }: WordsPlaceAnswer): string =>
  group === 'legal' && !isDraftPage
    ? ' The lawyer checked the text of before. The page says “draft” until this one is checked, too.'
    : '';

export const dropAction = ({ id, name }: WordsPlaceAnswer, seen: Seen): Action => ({
  name: 'Discard the draft',
  path: `${deskWordsPath(id)}/draft/drop`,
  body: {},
  bodyOf: bodyFor(seen),
  happens: `You lose the unpublished changes to “${name}”. Members see no change.`,
  undo: 'No.',
  isHarsh: true,
});
