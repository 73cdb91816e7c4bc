import { Problem } from '../api/problem.ts';
import { mayFollow, type Transitions } from './may-follow.ts';

export { mayFollow, type Transitions } from './may-follow.ts';

/** Refuses anything the machine does not allow, and says what it does allow. */
export const requireTransition = <State extends string>(
  machine: Transitions<State>,
  from: State,
  to: State,
) => {
  if (!mayFollow(machine, from, to)) {
    throw new Problem('illegal_transition', `This is ${from}; it cannot become ${to}.`, {
      facts: { from, to, allowed: machine[from] },
    });
  }
};
