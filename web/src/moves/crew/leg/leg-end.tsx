import { isMoveEnded } from '@archway/contract/moves/move-rules';
import type { Leg } from '@archway/contract/moves/states';
import { Button } from '@mantine/core';
import { IconTruck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { UndoButton } from '../../../inventory/scan/undo-button.tsx';
import { FinishMove } from '../finish/finish-move.tsx';
import type { MoveState } from '../known/move-session.ts';
import { departureOf } from '../rules/departure-rules.ts';
import classes from './leg.module.css';
import type { LegActions } from './leg-actions.ts';

type LegEndProps = { leg: Leg; state: MoveState; actions: LegActions };

/** What comes after the last piece: the truck leaves, or the move is over. */
export const LegEnd = ({ leg, state, actions }: LegEndProps) => {
  const { t } = useTranslation('moves/crew');
  const { left, mayLeave } = departureOf(state.events.values());
  if (isMoveEnded(state.move.status)) return null;
  return (
    <div className={classes.end}>
      {leg === 'pickup' && left && (
        <p className={classes.departed}>
          {t('end.left')}
          <UndoButton onClick={() => void actions.undo(left.id, { text: t('answer.departed') })} />
        </p>
      )}
      {leg === 'pickup' && mayLeave && (
        <Button
          size="xl"
          variant="default"
          leftSection={<IconTruck size={26} aria-hidden />}
          onClick={() => void actions.depart()}
        >
          {t('end.depart')}
        </Button>
      )}
      {leg !== 'pickup' && <FinishMove state={state} size="xl" />}
    </div>
  );
};
