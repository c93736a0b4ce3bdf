/**
 * Short calls in families: of each family the coach says the call that was said longest ago. A line is named by its family and its place
 * from 1, for example "half.3"; a new one goes to the end, so that recordings keep their names.
 */
export const CALL_LINES = {
  ready: ['Get ready.', 'Get set.', 'Into place.'],
  main: ['Main part now.', 'Right, let’s work.', 'Here we go.'],
  settle: ['That’s the hard bit done.', 'Main part done. Slow your breath.', 'Let your breath come down now.'],
  /** The same call to a member who lies, kneels or sits. */
  settleLow: ['Main part done. Take a moment.', 'Main part done. Slow your breath.', 'Let your breath come down now.'],
  cool: ['Let’s slow it down.', 'Time to stretch.', 'Easy from here.'],
  half: [
    'Halfway.',
    'That’s half.',
    'Halfway there.',
    'Half done.',
    'Half to go.',
    'Half behind you.',
    'Halfway now.',
    'Second half now.',
  ],
  other: ['Other way.', 'Now the other way.', 'Turn it round.'],
  change: [
    'Change sides.',
    'Other side.',
    'Swap sides.',
    'Change over now.',
    'Swap over.',
    'Over to the other side.',
    'Switch over.',
    'And change.',
  ],
  /** The call where the working part was named just before in the same words. */
  right: ['Right side.', 'Your right side now.'],
  left: ['Left side.', 'Your left side now.'],
  ten: [
    'Ten seconds.',
    'Ten more.',
    'Last ten.',
    'Ten left.',
    'Ten to go.',
    'Just ten now.',
    'Final ten.',
    'Ten, then done.',
  ],
  last: ['Last round.', 'This is your last round.', 'One round left.'],
  circuit: ['New circuit.', 'On to the next part.', 'Now something new.'],
  breather: ['Breather. Have a drink.', 'Take a breath, and sip.', 'Shake your arms out. Breathe.'],
  /** From standing to lying or sitting. */
  floor: ['Down to the floor, one knee first.', 'Down to the mat, gently.', 'Down you go, no rush.'],
  /** From standing to the knees. */
  knees: ['Kneel down, one leg first.', 'Onto your knees, gently.', 'Down onto your knees, no rush.'],
  /** From lying or sitting to the knees. */
  roll: ['Roll over, onto your knees.', 'Up onto your knees, gently.'],
  /** From the knees to lying or sitting, and from sitting to lying. */
  lower: ['Lower down, use your hands.', 'Down to the mat, take your time.'],
  /** From the floor to standing. */
  up: ['Up to standing, one foot first.', 'Stand up slowly.', 'Up you come, no rush.'],
  /** From the back to standing. */
  rise: ['Roll to your side, then up.', 'Over to one side, then stand.'],
  /** From lying to sitting. */
  sit: ['Roll to one side, push up to sit.', 'Up to sitting, over one side.'],
  /** From one way of lying to another. */
  turn: ['Turn over for this one.', 'Roll over, take your time.', 'New position, same mat.'],
  /** The breath in time. */
  in: ['Breathe in.'],
  out: ['And out.'],
  /** How many repetitions are left, the last first. */
  more: ['Last one.', 'Two more.', 'Three more.', 'Four more.'],
  needed: ['Paused. Go, I’ll wait.', 'Off you go. Your place is safe.', 'Go on. I’ll wait right here.'],
  back: [
    'Welcome back.',
    'All sorted? Let’s carry on.',
    'Your place was kept.',
    'There’s no catching up to do. On we go.',
    'Babies first. Now you.',
    'Take one breath, and we’re off again.',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
