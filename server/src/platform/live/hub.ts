import { typeOfChange } from '@archway/contract/changes';
import type { FastifyBaseLogger } from 'fastify';
import type { Target } from '../db/pool.ts';
import { openListener } from './listener.ts';
import type { Notice } from './live-store.ts';
import { touchesRights } from './rights-rules.ts';

/** Somebody who listens: to one organization, for as long as they may. */
export type Listening = {
  readonly orgId: string;
  readonly userId: string;
  tell(notice: Notice): void;
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
      const notice = JSON.parse(payload) as Notice; // written by `noticeOf`
      for (const one of all) if (one.orgId === notice.org) one.tell(notice);
      if (touchesRights(typeOfChange(notice.action))) endWhere(({ orgId }) => orgId === notice.org);
    },
    onAccount: (user) => endWhere(({ userId }) => userId === user),
    onGap: () => endWhere(() => true),
  });
  return {
    /** Answers how to stop listening. */
    join: (one: Listening) => {
      void listener.begin();
      all.add(one);
      return () => void all.delete(one);
    },
    /** Over when nothing that is changed from then on is missed. */
    hearing: () => listener.begin(),
    count: (wanted: (one: Listening) => boolean) => [...all].filter(wanted).length,
    close: async () => {
      endWhere(() => true);
      await listener.close();
    },
  };
};
