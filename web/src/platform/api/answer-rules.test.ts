import { expect, test } from 'vitest';
import { isAway, isRefusal, isServerAway, isUnanswered, mayPass } from './answer-rules.ts';
import { ApiProblem } from './api-problem.ts';

const answered = (status: number, facts: Record<string, unknown> = {}) =>
  new ApiProblem('bad_request', '', { status, facts });
const ours = (status: number) => answered(status, { code: 'any_of_ours' });

const table: [string, unknown, string[]][] = [
  ['no network', new ApiProblem('offline', ''), ['away', 'unanswered']],
  ['no answer', new ApiProblem('unreachable', ''), ['away', 'unanswered', 'may pass']],
  ...[502, 503, 504].map((status): (typeof table)[number] => {
    return [`${status}`, ours(status), ['away', 'unanswered', 'may pass']];
  }),
  ['500', ours(500), ['unanswered']],
  ['507', ours(507), ['unanswered']],
  ['an ended session', ours(401), ['unanswered']],
  ['too many calls', new ApiProblem('too_many_requests', '', { status: 429 }), ['unanswered']],
  ...[400, 413, 422].map((status): (typeof table)[number] => [
    `${status} of ours`,
    ours(status),
    ['refused'],
  ]),
  ...[403, 404, 409].map((status): (typeof table)[number] => [`${status} of ours`, ours(status), []]),
  ...[400, 403, 404, 413].map((status): (typeof table)[number] => {
    return [`the page of a proxy with ${status}`, answered(status), ['away', 'unanswered']];
  }),
  ['a mistake in the app', new TypeError('x is not a function'), []],
];

test.each(table)('what is known of a call after it ended: %s', (_how, error, expected) => {
  const verdicts = {
    away: isAway(error),
    unanswered: isUnanswered(error),
    refused: isRefusal(error),
    'may pass': mayPass(error),
  };
  expect(Object.entries(verdicts).flatMap(([name, is]) => (is ? [name] : []))).toEqual(expected);
});

test('a proxy that answers for a server which is away is no answer of the server', () => {
  expect([200, 404, 500, 502, 503, 504, 507].filter(isServerAway)).toEqual([502, 503, 504]);
});
