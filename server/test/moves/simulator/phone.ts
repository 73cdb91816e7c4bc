import { makeFoldedMove } from '@archway/contract/moves/fold-parts';
import type { MoveEvent } from '@archway/contract/moves/move-event';
import type { MoveEventRow } from '@archway/contract/moves/move-event-row';
import { elsewhereOf } from '@archway/contract/moves/plan-of';
import type { Answer } from '../../browser.ts';
import { type Device, type MadeEvent, makeDevice } from '../../scans/simulator/device.ts';
import { oneOf } from '../../stagings/contention/random-world.ts';
import type { MoveWorld } from './random-move-events.ts';

type Get = (path: string) => Promise<Answer>;
type Network = Parameters<typeof makeDevice>[0] & { readonly reads: readonly Get[] };

/** A device with what it keeps of moves: what the server told, from where it goes on, and its own fold of all of it. */
export const makePhone = ({ reads, ...network }: Network, skewMs: number, world: MoveWorld) => {
  const device: Device = makeDevice(network, skewMs);
  const { draw } = network;
  const kept = new Map(
    world.moves.map(({ id }) => [
      id,
      { rows: new Map<string, MoveEventRow>(), after: '', elsewhere: elsewhereOf({}) },
    ]),
  );
  let folds = new Map<string, ReturnType<typeof makeFoldedMove>>();

  /** What was recorded here and not told by the server yet; what somebody has to decide does not count. */
  const ownEvents = (moveId: string) =>
    device.made
      .filter(({ event }) => moveOf(event) === moveId || event.kind === 'undone')
      .filter(({ event: { id } }) => !kept.get(moveId)?.rows.has(id) && !device.kept.answers.get(id)?.review)
      .flatMap(({ event }) => world.asMoveEvent(event) ?? []);

  /** The app starts again with what is on the disk. */
  const restart = () => {
    folds = new Map(
      world.moves.map(({ id, plan }) => {
        const fold = makeFoldedMove(plan, kept.get(id)?.elsewhere);
        fold.add([...(kept.get(id)?.rows.values() ?? [])]);
        fold.add(ownEvents(id));
        return [id, fold];
      }),
    );
  };
  restart();

  const hear = async (moveId: string, get: Get) => {
    const own = kept.get(moveId);
    if (!own) return;
    const { status, body } = await get(`/moves/${moveId}/events${own.after ? `?after=${own.after}` : ''}`);
    // The answer is lost, or the app ends before it is kept.
    if (status !== 200 || draw(9) === 0) return;
    for (const row of body.rows as MoveEventRow[]) own.rows.set(row.id, row);
    own.after = body.after ?? own.after;
    // Killed between the disk and the screen.
    if (draw(9) === 0) restart();
    else folds.get(moveId)?.add(body.rows as MoveEvent[]);
  };

  /** What the server tells of the move itself: pieces of it that were recorded elsewhere. */
  const hearMove = async (moveId: string, get: Get) => {
    const own = kept.get(moveId);
    const { status, body } = await get(`/moves/${moveId}`);
    if (!own || status !== 200) return false;
    own.elsewhere = elsewhereOf(body);
    restart();
    return true;
  };

  return {
    device,
    make: (event: Parameters<Device['make']>[0]): MadeEvent => {
      const made = device.make(event);
      const known = world.asMoveEvent(made);
      if (known)
        for (const [id, fold] of folds) if (event['moveId'] === id || known.undoes) fold.add([known]);
      return made;
    },
    work: async () => {
      await device.work();
      if (draw(20) === 0) restart();
      if (draw(3) === 0) await hear(oneOf(draw, world.moves).id, oneOf(draw, reads));
      if (draw(12) === 0) await hearMove(oneOf(draw, world.moves).id, oneOf(draw, reads));
    },
    finish: () => device.finish(),
    /** Everything that others sent as well. */
    hearAll: async () => {
      const [get] = reads;
      if (!get) return;
      for (const { id } of world.moves) {
        // An answer may be lost: nothing is left once several in a row tell nothing new.
        for (let quiet = 0; quiet < 8; ) {
          const before = kept.get(id)?.rows.size;
          await hear(id, get);
          quiet = kept.get(id)?.rows.size === before ? quiet + 1 : 0;
        }
        for (let tries = 0; tries < 20 && !(await hearMove(id, get)); tries += 1);
      }
      // What somebody has to decide was put aside meanwhile.
      if (draw(2) === 0 || [...device.kept.answers.values()].some(({ review }) => review)) restart();
    },
    linesOf: (moveId: string) => folds.get(moveId)?.lines() ?? [],
    rowsOf: (moveId: string) => [...(kept.get(moveId)?.rows.values() ?? [])],
  };
};

const moveOf = (event: MadeEvent) => event['moveId'];

export type Phone = ReturnType<typeof makePhone>;
