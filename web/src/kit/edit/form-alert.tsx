import type { ReactNode } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { StaleAlert } from './stale-alert.tsx';
import type { StaleEdit } from './use-edit-form.ts';

type FormAlertProps<Name extends string> = {
  /** Of `useEditForm`: somebody else was faster, or the call failed. */
  edit: { readonly stale: StaleEdit<Name> | null | undefined; readonly problem: ApiProblem | null };
  /** What a field is called where people are told that somebody else changed it. */
  nameOf: (field: Name) => string;
  /** The problem in the screen's own words. */
  children?: ReactNode;
};

/** What stands above the fields of a form when it could not be saved. */
export const FormAlert = <Name extends string>({ edit, nameOf, children }: FormAlertProps<Name>) =>
  edit.stale ? (
    <StaleAlert stale={edit.stale} nameOf={nameOf} />
  ) : (
    <ProblemAlert problem={edit.problem}>{children}</ProblemAlert>
  );
