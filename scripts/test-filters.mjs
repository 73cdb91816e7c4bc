import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nodeBinary, root } from './ensure-installed.mjs';
import { slices } from './law/slices.mjs';

/**
 * What the words after `npm test --` run: the name of a slice, the tests that it can break; any other word, those whose
 * path holds it. Without words both are undefined: everything runs.
 */
export const testFilters = (words, testsOfSlice = printedTests) => {
  if (words.length === 0) return {};
  const parts = words.filter((word) => !slices.includes(word));
  const tests = [...new Set(words.filter((word) => slices.includes(word)).flatMap(testsOfSlice))];
  return {
    unit: [...tests.filter((path) => !isJourney(path)), ...parts],
    // Playwright reads a filter as a regular expression.
    journeys: [...tests.filter(isJourney).map((path) => `${path.replaceAll('.', '\\.')}$`), ...parts],
  };
};

const isJourney = (path) => path.startsWith('e2e/');

// The parser of sources needs the product's Node.
const printedTests = (slice) =>
  execFileSync(nodeBinary(), [join(root, 'scripts', 'slice-tests.mjs'), slice], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
