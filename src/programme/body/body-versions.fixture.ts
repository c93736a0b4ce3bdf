/**
 * What each version of the rules stands for, part by part, as the start of a SHA-256. A line that was published is never
 * changed: what differs gets a raised `SAFETY_RULES_VERSION` and lines of its own.
 */
export const RULES_BY_VERSION: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  6: {
    'After a session': '5212230132602bea',
    'Check for jumps': 'af92a2f0274ec221',
    Moves: 'ec18266e84ddd3f3',
    'Not for me': '6dfa43bbe9792c3b',
    'Pages that follow': 'de14a49e42ac12c1',
    Questions: 'cdd0acdb0e161c46',
    Rules: 'cc909069d3ceee1c',
    'Signs to stop': 'ce491beedea8db4a',
    'The road': '53ef38266b34d9a5',
    'Words explained': 'd7db1b921ec50b6f',
    'Words of other pages': '9ce7b33cdca81340',
  },
  7: {
    'After a session': '5212230132602bea',
    'Check for jumps': 'af92a2f0274ec221',
    Moves: 'ec18266e84ddd3f3',
    'Not for me': '6dfa43bbe9792c3b',
    'Pages that follow': 'de14a49e42ac12c1',
    Questions: 'cdd0acdb0e161c46',
    Rules: 'c199d9560fd9e4bc',
    'Signs to stop': 'ce491beedea8db4a',
    'The road': '53ef38266b34d9a5',
    'Words explained': 'd7db1b921ec50b6f',
    'Words of other pages': '9ce7b33cdca81340',
  },
  8: {
    'After a session': '5212230132602bea',
    'Check for jumps': 'af92a2f0274ec221',
    Moves: 'd400da80b503f0c1',
    'Not for me': '6dfa43bbe9792c3b',
    'Pages that follow': 'de14a49e42ac12c1',
    Questions: 'cdd0acdb0e161c46',
    Rules: 'c199d9560fd9e4bc',
    'Signs to stop': 'ce491beedea8db4a',
    'The road': '53ef38266b34d9a5',
    'Words explained': 'd7db1b921ec50b6f',
    'Words of other pages': '9ce7b33cdca81340',
  },
  9: {
    'After a session': '6d1a67c7944b1791',
    'Check for jumps': 'af92a2f0274ec221',
    Moves: 'd400da80b503f0c1',
    'Not for me': '6dfa43bbe9792c3b',
    'Pages that follow': '8de3edd91610ca2f',
    Questions: 'd0fc14b9141391c8',
    Rules: 'c199d9560fd9e4bc',
    'Signs to stop': '46239f4f69f8ec12',
    'The road': '88b38283d3f8ca19',
    'Words explained': 'd7db1b921ec50b6f',
    'Words of other pages': 'cc667dfffc8af6fd',
  },
};

/** The same of each course, and of each session with a version of its own: "tummy-check 3". */
export const COURSES_BY_VERSION: Readonly<Record<string, string>> = {
  'baby-in-arms 1': 'a2bc4b089726cc5d',
  'early-weeks 1': 'a0024268b2d0232f',
  'pelvic-floor 2': 'd2403da62fe04204',
  'snacks 2': '13462fb07ebfc882',
  'tummy-check 3': '9e3cb379dab951e0',
  'way-back 2': '86863bcc398a3c42',
};
