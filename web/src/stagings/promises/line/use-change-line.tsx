import type { ItemId, RoomId, UnitId } from '@archway/contract/kernel/ids';
import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/api.ts';
import type { ApiProblem } from '../../../platform/api/api-problem.ts';
import { addedAfter, type Choices, type Mine } from '../conflict/clash-rules.ts';
import { LazyConflictDialog } from '../conflict/lazy-conflict-dialog.ts';
import { coverIn } from '../conflict/mine-of-lines.ts';
import { useClashing } from '../conflict/use-clashing.ts';

export type LineEdit = {
  readonly roomId?: RoomId;
  readonly quantity?: number;
  readonly unitId?: UnitId | null;
  readonly optional?: boolean;
  readonly note?: string;
  readonly itemId?: ItemId;
};

type Sent = LineEdit & { readonly line: Line };

/** Changes one line; where that collides, it becomes something else or others give way. */
export const useChangeLine = (
  staging: Staging,
  lines: readonly Line[],
  onDone: (answer: { rows: readonly Line[] }) => void,
  onProblem?: (problem: ApiProblem) => true,
) => {
  const { met, submit, pending, problem, again, leave } = useClashing(
    ({ line, ...edit }: Sent & { answers?: Answers | undefined }, options) =>
      api.stagings.changeLine(
        {
          id: staging.id,
          lineId: line.id,
          version: line.version,
          onClash: 'refuse',
          swaps: [],
          ...withoutAnswers(edit),
          ...edit.answers,
        },
        options,
      ),
    onDone,
    onProblem,
  );
  const wanted = met ? wantedOf(met.input) : undefined;
  const mine: Mine[] = wanted ? [{ ...wanted, key: 'wanted', isOut: met?.input.line.status === 'out' }] : [];
  const settle = (choices: Choices) => {
    if (!met || !wanted) return;
    const { lines: after, answers } = addedAfter(
      [wanted],
      () => 'wanted',
      met.conflict.clashes,
      choices,
      mine,
    );
    const [line] = after;
    // Nothing more is to be had: the line stays as it is.
    if (!line) return leave();
    void submit({
      ...met.input,
      itemId: line.itemId,
      quantity: line.quantity,
      unitId: line.unitId,
      answers,
    });
  };
  const dialog: ReactNode = (
    <LazyConflictDialog
      conflict={met?.conflict ?? null}
      staging={staging}
      mine={mine}
      coverOf={coverIn(lines)}
      leftOut="unchanged"
      pending={pending}
      problem={problem}
      onSettle={settle}
      onAgain={again}
      onClose={leave}
    />
  );
  return {
    submit: (line: Line, edit: LineEdit) => submit({ line, ...edit }),
    pending,
    isMet: met !== null,
    problem: met ? null : problem,
    dialog,
  };
};

type Answers = ReturnType<typeof addedAfter>['answers'];

const withoutAnswers = ({ answers: _answers, ...edit }: LineEdit & { answers?: Answers | undefined }) => edit;

/** The line as it would be. */
const wantedOf = ({ line, itemId, quantity, unitId }: Sent) => ({
  itemId: itemId ?? line.itemId,
  quantity: quantity ?? line.quantity,
  unitId: unitId === undefined ? line.unitId : unitId,
});
