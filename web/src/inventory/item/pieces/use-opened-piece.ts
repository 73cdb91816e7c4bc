import type { Unit } from '@archway/contract/inventory/unit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isId } from '../../../kit/detail/is-id.ts';
import { queries } from '../../../platform/api/query-client.ts';

/** Opens and closes a piece by its address, `?unit=`: a shared link or a scanned label opens it, Back closes it. */
export const useOpenPiece = () => {
  const navigate = useNavigate();
  const become = (next: string | undefined) =>
    void navigate({
      to: '.',
      search: ((now: object) => ({ ...now, unit: next })) as never, // this route's own, as the address is now
      resetScroll: false,
    });
  return { open: (piece: Unit) => become(piece.id), close: () => become(undefined) };
};

/** The piece that the address names, if it is one of this item. */
export const useOpenedPiece = (itemId: string, rows: readonly Unit[]): Unit | null => {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const id = typeof raw['unit'] === 'string' && isId(raw['unit']) ? raw['unit'] : undefined;
  const listed = rows.find((row) => row.id === id);
  const found = useQuery({
    ...queries.units.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined && listed === undefined,
  });
  const unit: Unit | undefined = listed ?? found.data;
  return id !== undefined && unit?.itemId === itemId ? unit : null;
};
