import { onForget } from '../../../platform/session/forget.ts';

const turns = new Map<string, Promise<unknown>>();

onForget(() => turns.clear());

/**
 * What is recorded on a leg is recorded one after the other, from whichever screen: each knows what the one before it has come to. One
 * that fails holds up none.
 */
export const inTurn = <Result>(leg: string, work: () => Promise<Result>): Promise<Result> => {
  const turn = (turns.get(leg) ?? Promise.resolve()).then(work, work);
  turns.set(leg, turn);
  const done = () => {
    if (turns.get(leg) === turn) turns.delete(leg);
  };
  turn.then(done, done);
  return turn;
};
