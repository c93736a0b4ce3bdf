import { expect, test } from 'vitest';
import { withIconsByFile } from './icons-by-file.ts';

test('icons are imported from their own files, types as they were', () => {
  const code =
    "import {\n  ArrowUpRight,\n  Volume2 as Sound,\n  type LucideIcon,\n} from 'lucide-react';\nimport { a } from './a.ts';";
  expect(withIconsByFile(code)).toBe(
    [
      "import ArrowUpRight from 'lucide-react/icons/arrow-up-right';",
      "import Sound from 'lucide-react/icons/volume-2';",
      "import { type LucideIcon } from 'lucide-react';\nimport { a } from './a.ts';",
    ].join(' '),
  );
});
