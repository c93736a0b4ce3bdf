import { execFileSync } from 'node:child_process';
import { projectFolder } from '../prepare/project.mjs';

export interface ChangedFiles {
  /** All that are still there, for those who look at a file by itself. */
  files: readonly string[];
  /** Undefined where a change can break any test: of packages, settings, or of a file that is gone. */
  related: readonly string[] | undefined;
}

/** What tests can follow by imports; the rest (packages, settings, pages that tests read as text) any test may depend on. */
const FOLLOWED = /^(src|scripts|tests|bench)\/.*\.(tsx?|mjs)$/;
const NO_TEST_READS = /^(docs\/pictures|deploy)\//;

/** What differs from the branch's beginning on `main`, committed or not, new files too. */
export function changedFiles(folder = projectFolder): ChangedFiles {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [begin = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const tracked = (filter: string) => git('diff', '--name-only', `--diff-filter=${filter}`, '--no-renames', begin);
  const files = [...tracked('d'), ...git('ls-files', '--others', '--exclude-standard')];
  const others = files.filter((file) => !FOLLOWED.test(file) && !NO_TEST_READS.test(file));
  const isAny = tracked('D').length > 0 || others.length > 0;
  return { files, related: isAny ? undefined : files.filter((file) => FOLLOWED.test(file)) };
}
