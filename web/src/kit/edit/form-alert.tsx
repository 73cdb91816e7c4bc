import type { Fields } from '@archway/contract/kernel/fields/fields';
import type { ReactNode } from 'react';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { ProblemAlert } from '../../ui/feedback/problem-alert.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { StaleAlert } from './stale-alert.tsx';
import type { FormWords } from './stale-changes.tsx';
import type { StaleEdit } from './use-edit-form.ts';

type FormAlertProps<Name extends string> = FormWords<Name> & {
  /** Of `useEditForm`: somebody else was faster, or the call failed. */
  edit: {
    readonly stale: StaleEdit<Name> | null | undefined;
    readonly merged: boolean;
    readonly problem: ApiProblem | null;
    readonly table?: Fields;
  };
  /** About oneself: nobody else changes it. */
  own?: boolean | undefined;
  /** The problem in the screen's own words. */
  children?: ReactNode;
};

/** What stands above the fields of a form when it could not be saved. */
export const FormAlert = <Name extends string>({
  edit,
  own = false,
  children,
  ...words
}: FormAlertProps<Name>) => (
  <>
    {edit.stale && <StaleAlert stale={edit.stale} own={own} words={{ table: edit.table, ...words }} />}
    <MergedNotice isStale={Boolean(edit.stale)} merged={edit.merged} />
    {!edit.stale && <ProblemAlert problem={edit.problem}>{children}</ProblemAlert>}
  </>
);
