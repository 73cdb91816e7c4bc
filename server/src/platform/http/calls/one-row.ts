import type { OrgDb } from '../../db/db.ts';
import type { Query } from '../../db/pool.ts';
import type { Actor, RunQuery } from './request-context.ts';

/** A use case whose statement the door runs itself. */
export type OneRow<Input, Output> = {
  readonly answerBy: (runQuery: RunQuery, input: Input) => Promise<Output>;
};

/**
 * The use case of a read of one row by one statement, which also finds out who reads: no transaction is begun and ended
 * for it. For what is asked often and quickly answered (decision 16).
 */
export const oneRow = <Input, Row extends object, Output>(
  query: (db: OrgDb, input: Input) => Query<Row>,
  answer: (actor: Actor, row: Row | undefined) => Output,
): OneRow<Input, Output> => ({
  answerBy: async (runQuery, input) => {
    const found = await runQuery((db) => query(db, input));
    return answer(found.actor, found.answer);
  },
});
