import { ApiProblem } from './api-problem.ts';

/** What the end of a call tells about what was asked. */
export type Verdict =
  /** Nothing: no network, a server that is away, or a proxy in its place. */
  | 'away'
  /** Nothing yet: the server was there, but the session has ended, calls are too many, or it is in trouble itself. */
  | 'later'
  /** The server read it and will not take it, however often it is sent. */
  | 'refused'
  | 'answered';

/** A proxy that answers for a server which is away. */
export const isServerAway = (status: number) => status >= 502 && status <= 504;

/** `isOurs`: the answer has a code of Archway's own, as each of its problems does and no page of a proxy. */
export const verdictOn = (status: number, isOurs: boolean): Verdict => {
  if (isServerAway(status)) return 'away';
  if (status === 401 || status === 429 || status >= 500) return 'later';
  if (status >= 400 && !isOurs) return 'away';
  return [400, 413, 422].includes(status) ? 'refused' : 'answered';
};

/** A mistake in the app is no word of the server's either, but it is not mended by asking again. */
const verdictOf = (error: unknown): Verdict => {
  if (!(error instanceof ApiProblem)) return 'answered';
  if (error.code === 'offline' || error.code === 'unreachable') return 'away';
  return verdictOn(error.status, typeof error.facts['code'] === 'string');
};

/** Nobody answered: what was seen last may be shown, and it is asked again when the server is back. */
export const isAway = (error: unknown) => verdictOf(error) === 'away';

/** It says nothing of what was asked: that can neither be shown nor be given up because of it. */
export const isUnanswered = (error: unknown) => ['away', 'later'].includes(verdictOf(error));

/** The server would refuse it again. */
export const isRefusal = (error: unknown) => verdictOf(error) === 'refused';

/** A second try a moment later may be answered. A device without a network knows it, and tells when it has one. */
export const mayPass = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'unreachable' || isServerAway(error.status));
