import { Problem } from './problem.ts';

/** A state machine as data: each state with the states that may follow it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

export const mayFollow = <State extends string>(machine: Transitions<State>, from: State, to: State) =>
  machine[from].includes(to);

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
