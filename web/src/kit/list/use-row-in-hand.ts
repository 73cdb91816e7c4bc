import { useState } from 'react';
import type { InHand } from '../edit/edit-drawer.tsx';

/** What is added or changed in the drawer beside a list, and which of its rows is about to be deleted. */
export const useRowInHand = <Row extends { readonly id: string }>() => {
  const [inHand, setInHand] = useState<InHand | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  return {
    add: () => setInHand({}),
    actions: { onEdit: ({ id }: Row) => setInHand({ id }), onRemove: setRemoved },
    drawer: { inHand, onClose: () => setInHand(null) },
    removed,
    keepRemoved: () => setRemoved(null),
  };
};
