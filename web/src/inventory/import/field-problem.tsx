import { ApiProblem } from '../../platform/api/api-problem.ts';
import { fieldErrorText } from '../../ui/field-error-text.ts';
import { ProblemAlert } from '../../ui/problem-alert.tsx';

/** Why something was refused: where a field says more than the call, its words are shown. */
export const FieldProblem = ({ problem }: { problem: unknown }) => {
  const [wrong] = (problem instanceof ApiProblem && problem.errors) || [];
  return (
    <ProblemAlert problem={problem}>{wrong ? fieldErrorText(wrong.key, wrong.n) : undefined}</ProblemAlert>
  );
};
