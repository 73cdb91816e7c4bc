import type { Leg } from '@archway/contract/moves/states';
import { useTranslation } from 'react-i18next';
import { useScanTarget } from '../../../inventory/scan/scan-target.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { MoveState } from '../known/move-session.ts';
import type { Unnamed } from './leg-views.ts';
import classes from './line-sheet.module.css';
import { namedPieces } from './named-pieces.ts';
import { OfferedPieces } from './offered-pieces.tsx';
import type { LegInHand } from './use-leg.ts';

type WhichPieceProps = { leg: Leg; state: MoveState; hand: LegInHand };

/** What is said of one piece of a line that several share is said of the very one. */
export const WhichPiece = ({ leg, state, hand }: WhichPieceProps) => {
  const { t } = useTranslation('moves/crew');
  const { unnamed } = hand.view;
  const shown = useKept(unnamed ?? null);
  return (
    <SideDrawer
      opened={unnamed !== undefined}
      onClose={() => hand.show({ ...hand.view, unnamed: undefined })}
      position="bottom"
      size="auto"
      title={shown && t('which.title', { name: isolated(shown.line.itemName) })}
      classNames={{ content: classes.sheet }}
    >
      {shown && <Which leg={leg} state={state} hand={hand} unnamed={shown} />}
    </SideDrawer>
  );
};

const Which = ({ leg, state, hand, unnamed }: WhichPieceProps & { unnamed: Unnamed }) => {
  const { t } = useTranslation('moves/crew');
  useScanTarget({
    isEmpty: () => true,
    isFocused: () => false,
    take: (text) => void hand.actions.nameByScan(unnamed, text),
  });
  return (
    <div className={classes.sheetBody}>
      <p>{t(`which.${unnamed.what}`)}</p>
      <OfferedPieces
        pieces={namedPieces(leg, unnamed.line, state)}
        onTake={(piece) => void hand.actions.name(unnamed, piece)}
      />
    </div>
  );
};
