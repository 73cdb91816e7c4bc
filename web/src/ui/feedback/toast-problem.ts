import { problemText } from './problem-text.ts';
import { toast } from './toast.ts';

/** For actions without a form: what went wrong is said where everything that happened is said. */
export const toastProblem = (problem: unknown): true => {
  toast(problemText(problem), { tone: 'error' });
  return true;
};
