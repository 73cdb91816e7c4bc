import classes from './leg.module.css';
import type { NamedPiece } from './named-pieces.ts';

type Offered = NamedPiece & { readonly bin?: string | undefined };
type OfferedPiecesProps = { pieces: readonly Offered[]; onTake: (piece: Offered) => void };

/** Pieces to choose one of, by the codes on them. */
export const OfferedPieces = ({ pieces, onTake }: OfferedPiecesProps) => (
  <ul className={classes.offers}>
    {pieces.map((piece) => (
      <li key={piece.id}>
        <button type="button" className={classes.offer} onClick={() => onTake(piece)}>
          <bdi dir="ltr" className={classes.name}>
            {piece.code}
          </bdi>
          {piece.bin && <bdi>{piece.bin}</bdi>}
        </button>
      </li>
    ))}
  </ul>
);
