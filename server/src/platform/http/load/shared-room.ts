import { makeRoom, type Room } from '../../make-room.ts';

type Sizes = { readonly all: number; readonly own: number };
const waiting = { patienceMs: 10_000, line: 500 };

/** Room that organizations share. What is beyond an organization's own part waits in a line of its own, and nobody else behind it. */
export const makeSharedRoom = ({ all, own }: Sizes) => {
  const room = makeRoom({ size: all, ...waiting });
  const parts = new Map<string, { readonly room: Room; users: number }>();
  return {
    within: async <Result>(orgId: string, share: number, work: () => Promise<Result>): Promise<Result> => {
      const part = parts.get(orgId) ?? { room: makeRoom({ size: own, ...waiting }), users: 0 };
      parts.set(orgId, part);
      part.users += 1;
      try {
        return await part.room.within(share, () => room.within(share, work));
      } finally {
        part.users -= 1;
        if (part.users === 0) parts.delete(orgId);
      }
    },
  };
};
