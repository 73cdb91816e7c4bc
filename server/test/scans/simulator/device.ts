import { setTimeout as sleep } from 'node:timers/promises';
import type { EventAnswer } from '@archway/contract/inventory/device-events/endpoints';
import { makeOrderedIds } from '@archway/contract/kernel/ordered-ids';
import { newId } from '../../../src/platform/ids.ts';
import type { Answer } from '../../browser.ts';
import { type Draw, oneOf } from '../../stagings/contention/random-world.ts';

export type MadeEvent = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
};

/** What survives that the app is killed. */
type Kept = {
  readonly id: string;
  readonly outbox: MadeEvent[];
  lastContact: string | undefined;
  readonly answers: Map<string, EventAnswer>;
};

type Send = (body: unknown) => Promise<Answer>;

type Network = {
  /** One for each server; a call goes to any of them. */
  readonly servers: readonly Send[];
  readonly draw: Draw;
};

class Killed extends Error {}

/** A phone: what it makes is kept before it says so, and leaves the outbox only once it was answered. */
export const makeDevice = ({ servers, draw }: Network, skewMs: number) => {
  const kept: Kept = { id: newId(), outbox: [], lastContact: undefined, answers: new Map() };
  const made: { readonly event: MadeEvent; readonly madeAt: number }[] = [];
  const unexpected: string[] = [];
  let offlineUntil = 0;
  const clock = () => new Date(Date.now() + skewMs);
  const nextId = makeOrderedIds();

  /** Anything may end the app here. */
  const mayDie = async () => {
    if (draw(12) === 0) throw new Killed();
    if (draw(8) === 0) await sleep(draw(5));
  };

  const make = (event: Readonly<Record<string, unknown>> & { readonly kind: string }) => {
    const whole = {
      id: nextId(clock().getTime()),
      at: clock().toISOString(),
      ...(kept.lastContact ? { after: kept.lastContact } : {}),
      ...event,
    };
    kept.outbox.push(whole);
    made.push({ event: whole, madeAt: Date.now() });
    return whole;
  };

  /** Sends the oldest events once; true where the server answered and the answer arrived. */
  const flush = async (most: number): Promise<boolean> => {
    const events = kept.outbox.slice(0, most);
    if (events.length === 0) return true;
    await mayDie();
    const body = { device: kept.id, sentAt: clock().toISOString(), events };
    // Now and then two tabs send the same at once.
    const calls = draw(10) === 0 ? 2 : 1;
    const answered = await Promise.all(Array.from({ length: calls }, () => oneOf(draw, servers)(body)));
    await mayDie();
    for (const { status, text } of answered)
      if (status !== 200 && status !== 409) unexpected.push(`${status} ${text}`);
    const answer = answered.find(({ status }) => status === 200);
    // The answer is lost: the server has it, the device does not know.
    if (!answer || draw(6) === 0) return false;
    for (const one of answer.body.events as EventAnswer[]) {
      await mayDie();
      kept.answers.set(one.id, one);
      const index = kept.outbox.findIndex(({ id }) => id === one.id);
      if (index >= 0) kept.outbox.splice(index, 1);
    }
    kept.lastContact = answer.body.now;
    return true;
  };

  return {
    kept,
    made,
    unexpected,
    make,
    /** One round: perhaps offline, perhaps killed on the way. */
    work: async () => {
      if (draw(15) === 0) offlineUntil = Date.now() + draw(300);
      if (Date.now() < offlineUntil) return;
      await flush(1 + draw(60)).catch(orKilled);
    },
    /** Back in the office: sends until nothing is left. */
    finish: async () => {
      for (let round = 0; kept.outbox.length > 0; round += 1) {
        if (round > 2000) throw new Error(`${kept.outbox.length} events are never taken`);
        await flush(1 + draw(200)).catch(orKilled);
      }
    },
  };
};

export type Device = ReturnType<typeof makeDevice>;

const orKilled = (error: unknown) => {
  if (!(error instanceof Killed)) throw error;
  return false;
};
