import { stripVTControlCharacters } from 'node:util';
import { journeysOf } from './journeys-of.mjs';

/** A line for each journey that failed and then passed: where it stands and what it failed with first. */
export const unsteadyJourneys = (report) =>
  journeysOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `${file}  ${title}  ${firstFault(results)}`),
  );

const firstFault = ([first]) =>
  stripVTControlCharacters(first?.error?.message ?? 'no message').split('\n', 1)[0];
