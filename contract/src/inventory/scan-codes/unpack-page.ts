import { unpackColumns } from '../../kernel/columns.ts';
import type { ScanCodes } from './endpoint.ts';
import {
  itemColumns,
  type KnownItem,
  type KnownPiece,
  type MovedPiece,
  movedColumns,
  pieceColumns,
} from './known-codes.ts';

/** A page row by row, each piece with the id of its item. */
export const unpackPage = ({ items, pieces, moved }: Pick<ScanCodes, 'items' | 'pieces' | 'moved'>) => {
  const owners: string[] = [];
  const known = unpackColumns(itemColumns, items).map(({ pieces: own, ...item }): KnownItem => {
    for (let nth = 0; nth < Number(own); nth += 1) owners.push(item.id);
    return item;
  });
  return {
    items: known,
    pieces: unpackColumns(pieceColumns, pieces).map((piece, nth): KnownPiece & { itemId: string } => ({
      ...piece,
      itemId: owners[nth] ?? '',
    })),
    moved: unpackColumns(movedColumns, moved) as readonly MovedPiece[],
  };
};
