import { makeFoldedMove } from '@archway/contract/moves/fold-parts';
import type { Move, MoveLine } from '@archway/contract/moves/move';
import type { MoveEvent } from '@archway/contract/moves/move-event';
import type { MoveEventRow } from '@archway/contract/moves/move-event-row';
import { elsewhereOf, planOf } from '@archway/contract/moves/plan-of';
import type { PlannedLine } from '@archway/contract/moves/planned-line';
import { type CrewLine, describeLine } from '../rules/crew-line.ts';
import { eventOfFact, type FactFinder, type MoveFact } from '../rules/fact-event.ts';

/** What everybody on a move has come to, as far as this device has heard. */
export type MoveState = {
  readonly move: Move;
  readonly lines: readonly CrewLine[];
  /** Everything that was recorded, taken back or not. */
  readonly events: ReadonlyMap<string, MoveEvent>;
  /** What the server told of it: by whom, and which piece. */
  readonly rows: ReadonlyMap<string, MoveEventRow>;
  /** What was recorded here, as far as it is remembered. */
  readonly facts: ReadonlyMap<string, MoveFact>;
  /** Scans of codes that this device does not know. They are matched when they arrive. */
  readonly unmatched: number;
};

type Surroundings = {
  readonly find: FactFinder;
  readonly itemName: (itemId: string) => string | undefined;
};

/** A move as one device knows it: its plan, what the server told, and what was recorded here. */
export const makeMoveSession = (moveId: string, { find, itemName }: Surroundings) => {
  const rows = new Map<string, MoveEventRow>();
  const facts = new Map<string, MoveFact>();
  const setAside = new Set<string>();
  /** The items of pieces that the server told may be taken: a device that knows no codes knows these. */
  const told = new Map<string, string>();
  const finder: FactFinder = {
    ...find,
    itemOfUnit: (unitId) => find.itemOfUnit(unitId) ?? told.get(unitId),
  };
  /** Where the pieces of a line stood as long as any did: what is picked stays in the list where it was. */
  const bins = new Map<string, MoveLine['bins']>();
  let described = new WeakMap<object, CrewLine>();
  /** By line, as it was told last. */
  const lastTold = new Map<string, CrewLine>();
  const listeners = new Set<() => void>();
  let move: Move | undefined;
  let folded: ReturnType<typeof makeFoldedMove> | undefined;
  let state: MoveState | undefined;

  const changed = () => {
    state = undefined;
    for (const listener of [...listeners]) listener();
  };
  /** What takes something back may not name the move: it counts where what it takes back does. */
  const isOwn = (fact: MoveFact) =>
    fact.moveId === moveId || (fact.moveId === undefined && fact.undoes !== undefined);
  const eventOf = (fact: MoveFact) => (setAside.has(fact.id) ? undefined : eventOfFact(fact, finder));
  /** The server's word about an event holds over that of the device. */
  const ownEvents = () =>
    [...facts.values()].filter(({ id }) => !rows.has(id)).flatMap((fact) => eventOf(fact) ?? []);
  const foldAgain = () => {
    if (!move) return;
    folded = makeFoldedMove(planOf(move), elsewhereOf(move));
    folded.add([...rows.values()]);
    folded.add(ownEvents());
  };
  const describe = (details: Move, line: Parameters<typeof describeLine>[0]): CrewLine => {
    const known = described.get(line);
    if (known) return known;
    const made = describeLine(line, details, { itemName, bins: bins.get(line.id) });
    const before = lastTold.get(line.id);
    // A line that is as it was stays the same object: fifteen hundred rows are not drawn again for one of them.
    const kept = before && isSameLine(before, made) ? before : made;
    described.set(line, kept);
    lastTold.set(line.id, kept);
    return kept;
  };

  return {
    setPlan: (plan: Move) => {
      if (plan === move) return;
      const isNew =
        !move ||
        move.kind !== plan.kind ||
        !isSameText(move.elsewhere, plan.elsewhere) ||
        !isSamePlan(planOf(move).lines, planOf(plan).lines);
      move = plan;
      for (const line of plan.lines) {
        if (line.bins.length > 0) bins.set(line.id, line.bins);
        for (const { id } of line.units ?? []) told.set(id, line.itemId);
      }
      described = new WeakMap();
      if (isNew) foldAgain();
      else folded?.add(ownEvents());
      changed();
    },
    addRows: (heard: readonly MoveEventRow[]) => {
      for (const row of heard) rows.set(row.id, row);
      if (folded?.add(heard)) changed();
    },
    /** Facts that are on the disk of this device, those that are about this move among them. */
    addFacts: (recorded: readonly MoveFact[]) => {
      const own = recorded.filter((fact) => !facts.has(fact.id) && isOwn(fact));
      if (own.length === 0) return;
      for (const fact of own) facts.set(fact.id, fact);
      folded?.add(own.filter(({ id }) => !rows.has(id)).flatMap((fact) => eventOf(fact) ?? []));
      changed();
    },
    /** The server put them where somebody decides: they do not count until it tells of them. */
    setAside: (ids: readonly string[]) => {
      const own = ids.filter((id) => facts.has(id) && !setAside.has(id));
      if (own.length === 0) return;
      for (const id of own) setAside.add(id);
      foldAgain();
      changed();
    },
    /** Codes are known now that were not. */
    lookAgain: () => {
      if (folded?.add(ownEvents())) changed();
    },
    get: (): MoveState | undefined => {
      if (!move || !folded) return undefined;
      const [details, fold] = [move, folded];
      state ??= {
        move: details,
        lines: fold.lines().map((line) => describe(details, line)),
        events: fold.events(),
        rows,
        facts,
        unmatched: [...facts.values()].filter(
          (fact) => !rows.has(fact.id) && !setAside.has(fact.id) && !eventOfFact(fact, finder),
        ).length,
      };
      return state;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type MoveSession = ReturnType<typeof makeMoveSession>;

const isSamePlan = (one: readonly PlannedLine[], other: readonly PlannedLine[]) =>
  one.length === other.length &&
  one.every((line, nth) =>
    (['id', 'itemId', 'unitId', 'roomId', 'planned'] as const).every(
      (name) => line[name] === other[nth]?.[name],
    ),
  );

const isSameLine = (one: CrewLine, other: CrewLine) =>
  (Object.keys(other) as (keyof CrewLine)[]).every(
    (name) => one[name] === other[name] || (isList(other[name]) && isSameText(one[name], other[name])),
  );

const isList = (value: unknown) => Array.isArray(value);
const isSameText = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
