import type { Room, Staging } from '@archway/contract/stagings/staging';
import { useState } from 'react';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { firstUnfurnished } from '../room-rules.ts';
import { useLines } from '../use-lines.ts';
import { useMayPromise } from '../use-may-promise.ts';
import type { AddPiecesDrawerProps } from './add-pieces-drawer.tsx';

const AddPiecesDrawer = lazyDialog<AddPiecesDrawerProps>(
  ({ room }) => room !== null,
  async () => (await import('./add-pieces-drawer.tsx')).AddPiecesDrawer,
);

/** The way into the catalog: for one room, or from the top of the page for the first that has nothing yet. */
export const useAddingPieces = (staging: Staging) => {
  const [room, setRoom] = useState<Room | null>(null);
  const lines = useLines(staging.id).data?.rows ?? [];
  const next = firstUnfurnished(staging.rooms, lines);
  const mayAdd = useMayPromise(staging) && next !== undefined;
  return {
    /** Left out for whoever may not, and while there is no room. */
    open: mayAdd ? (into: Room = next) => setRoom(into) : undefined,
    drawer: <AddPiecesDrawer staging={staging} room={room} lines={lines} onClose={() => setRoom(null)} />,
  };
};
