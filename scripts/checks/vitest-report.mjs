import { relative } from 'node:path';
import { projectFolder } from '../prepare/project.mjs';

/** Counts and failures out of Vitest's JSON report; a file that could not be loaded counts as one failure. */
export function readVitestReport(report) {
  const outcome = { passed: 0, failed: 0, skipped: 0, problems: [], notes: [] };
  for (const file of report.testResults) {
    const path = relative(projectFolder, file.name);
    for (const test of file.assertionResults) countTest(outcome, path, test);
    const failedTests = file.assertionResults.some((test) => test.status === 'failed');
    if (file.status === 'failed' && !failedTests) {
      outcome.failed += 1;
      outcome.problems.push(`${path}\n${file.message}`);
    }
  }
  return outcome;
}

function countTest(outcome, path, test) {
  if (test.status === 'passed') outcome.passed += 1;
  else if (test.status === 'failed') {
    outcome.failed += 1;
    outcome.problems.push(`${path}: ${test.fullName}\n${test.failureMessages.join('\n')}`);
  } else {
    outcome.skipped += 1;
    noteOnce(outcome.notes, `Skipped: ${test.ancestorTitles?.[0] ?? test.fullName}.`);
  }
}

/** Tests that are left out together, because something is not there, are one line. */
function noteOnce(notes, note) {
  if (!notes.includes(note)) notes.push(note);
}
