import { ProblemBody, type ProblemCode, problemStatus } from '@archway/contract/kernel/api/problem';
import { expect } from 'vitest';
import type { Answer } from './browser.ts';

/** The answer is this problem, in the one shape all problems have, and names the field when one is given. */
export const expectProblem = (answer: Answer, code: ProblemCode, field?: string) => {
  expect({ status: answer.status, code: answer.body?.code, detail: answer.body?.detail }).toMatchObject({
    status: problemStatus[code],
    code,
  });
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const body = ProblemBody.parse(answer.body);
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  if (field !== undefined) expect(body.errors?.map((error) => error.field)).toContain(field);
};

/** Everything of a problem but what names this one request. */
export const withoutRequest = ({ body }: Answer) => {
  const { requestId: _, ...rest } = body;
  return rest;
};
