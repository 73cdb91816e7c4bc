import type { LiveChange } from '@archway/contract/kernel/live';
import type { FastifyBaseLogger } from 'fastify';
import type { Target } from '../db/pool.ts';
import { openListener } from './listener.ts';
import { touchesRights } from './rights-rules.ts';

/** Somebody who listens: to one organization, for as long as they may. */
export type Listening = {
  readonly orgId: string;
  readonly userId: string;
  tell(change: LiveChange): void;
  /** The listener must ask again, with the rights of then. It is told nothing after that. */
  end(): void;
};

export type Hub = ReturnType<typeof openHub>;

/** Hands every change on to those of its organization who listen at this server. */
export const openHub = (target: Target, log: FastifyBaseLogger) => {
  const all = new Set<Listening>();
  const endWhere = (wanted: (one: Listening) => boolean) => {
    // Out of the hub first: a stream that is ended may take long to close, and nothing may be written to it meanwhile.
    const ended = [...all].filter(wanted);
    for (const one of ended) all.delete(one);
    for (const one of ended) one.end();
  };
  const listener = openListener(target, log, {
    onChange: (payload) => {
      const { org, ...change } = JSON.parse(payload) as LiveChange & { org: string }; // written by addAuditEntry, and by an import at its end
      for (const one of all) if (one.orgId === org) one.tell(change);
      if (touchesRights(change.type)) endWhere(({ orgId }) => orgId === org);
    },
    onAccount: (user) => endWhere(({ userId }) => userId === user),
    onGap: () => endWhere(() => true),
  });
  return {
    /** Answers how to stop listening. */
    join: (one: Listening) => {
      listener.begin();
      all.add(one);
      return () => void all.delete(one);
    },
    count: (wanted: (one: Listening) => boolean) => [...all].filter(wanted).length,
    close: async () => {
      endWhere(() => true);
      await listener.close();
    },
  };
};
