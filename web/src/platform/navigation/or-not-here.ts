import { ApiProblem, networkProblem } from '../api/api-problem.ts';

/** Without a network a page that was never here is told to be missing; with one, the router looks for a newer version of it. */
export const orNotHere = (error: unknown): never => {
  throw navigator.onLine ? error : networkProblem(error);
};

/** Whether a page is not on this device: nobody's mistake, and told on the screen. */
export const isNotHere = (error: unknown) =>
  error instanceof ApiProblem && (error.code === 'offline' || error.code === 'unreachable');
