/** A state machine as data: each state with the states that may follow it. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>;

/** Stands alone so that a screen can ask it without the schemas of problems. */
export const mayFollow = <State extends string>(machine: Transitions<State>, from: State, to: State) =>
  machine[from].includes(to);
