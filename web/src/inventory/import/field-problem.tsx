import { ApiProblem } from '../../platform/api/api-problem.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { fieldErrorText } from '../../ui/form/field-error-text.ts';

/** Why something was refused: where a field says more than the call, its words are shown. */
export const FieldProblem = ({ problem }: { problem: unknown }) => {
  const [wrong] = (problem instanceof ApiProblem && problem.errors) || [];
  return (
    <ProblemAlert problem={problem}>{wrong ? fieldErrorText(wrong.key, wrong.n) : undefined}</ProblemAlert>
  );
};
