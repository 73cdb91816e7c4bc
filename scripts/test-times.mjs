import { relative } from 'node:path';
import { root } from './ensure-installed.mjs';
import { journeysOf } from './journeys-of.mjs';
import { slices } from './law/slices.mjs';

/**
 * What took how long, of reports of vitest and Playwright: the slowest tests, and the sum of each slice. Tests run beside
 * each other, so the sums are more than the clock's.
 */
export const testTimes = (tests, { slowest = 20 } = {}) => {
  const sums = new Map();
  for (const { file, ms } of tests) sums.set(sliceOf(file), (sums.get(sliceOf(file)) ?? 0) + ms);
  const bySlice = [...sums].sort(([, a], [, b]) => b - a);
  const slow = tests.toSorted((a, b) => b.ms - a.ms).slice(0, slowest);
  return [
    '\nTime per slice',
    ...bySlice.map(([slice, ms]) => `${seconds(ms)}  ${slice}`),
    `\nThe slowest ${slow.length}`,
    ...slow.map(({ file, title, ms }) => `${seconds(ms)}  ${file}  ${title}`),
  ];
};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`.padStart(9);

/** The slice whose folder or file it is; else the room with the part of it that all slices share. */
const sliceOf = (file) => {
  const parts = file.split('/');
  const slice = parts.find((part) => slices.includes(part));
  return (
    slice ??
    parts
      .slice(0, 3)
      .filter((part) => part !== 'src' && !part.includes('.'))
      .join('/')
  );
};

export const timesOfVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      ms: duration ?? 0,
    })),
  );

export const timesOfPlaywright = (report) =>
  journeysOf(report).map(({ file, title, tests }) => ({
    file,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
