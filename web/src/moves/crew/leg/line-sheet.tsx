import { toPick } from '@archway/contract/moves/line-status';
import type { Leg } from '@archway/contract/moves/states';
import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowsExchange,
  IconCheck,
  IconCurrencyDollar,
  IconHome,
  IconMinus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper, quantityIn } from '../../../inventory/scan/quantity-stepper.tsx';
import { useScanTarget } from '../../../inventory/scan/scan-target.ts';
import { SideDrawer } from '../../../ui/overlay/side-drawer.tsx';
import { useKept } from '../../../ui/overlay/use-kept.ts';
import type { MoveState } from '../known/move-session.ts';
import type { CrewLine } from '../rules/crew-line.ts';
import { doneOn, leftOn } from '../rules/leg-counts.ts';
import { LineFacts } from './line-facts.tsx';
import { LineRecords } from './line-records.tsx';
import classes from './line-sheet.module.css';
import type { LegInHand } from './use-leg.ts';

type LineSheetProps = {
  leg: Leg;
  state: MoveState;
  line: CrewLine | undefined;
  hand: LegInHand;
  mayRecord: boolean;
  onClose: () => void;
};

/** Everything that can be done with one line, from below, where the thumb is. */
export const LineSheet = ({ line, onClose, ...rest }: LineSheetProps) => {
  const shown = useKept(line ?? null);
  return (
    <SideDrawer
      opened={line !== undefined}
      onClose={onClose}
      position="bottom"
      size="auto"
      title={shown && <bdi>{shown.itemName}</bdi>}
      classNames={{ content: classes.sheet }}
    >
      {shown && (
        <div className={classes.sheetBody}>
          <LineFacts leg={rest.leg} state={rest.state} line={line ?? shown} />
          {rest.mayRecord && <LineActions {...rest} line={line ?? shown} onClose={onClose} />}
        </div>
      )}
    </SideDrawer>
  );
};

const LineActions = ({ leg, state, line, hand, onClose }: LineSheetProps & { line: CrewLine }) => {
  const { t } = useTranslation('moves/crew');
  const { kind } = state.move;
  const { actions } = hand;
  const left = leftOn(kind, leg, line);
  const { total } = doneOn(kind, leg, line);
  const isCounted = line.tracking === 'bulk';
  const most = Math.max(left, total, 1);
  const [quantity, setQuantity] = useState<number | string>(Math.max(1, left));
  const count = isCounted ? quantityIn(quantity, most) : 1;
  // A scan goes on where it left off: with the next piece.
  useScanTarget({
    isEmpty: () => true,
    isFocused: () => false,
    take: (text) => {
      onClose();
      hand.scan(text);
    },
  });
  const act = (work: () => unknown) => () => {
    onClose();
    void work();
  };
  const judge = (what: 'missing' | 'sold' | 'left') => act(() => actions.judge(line, what, count));
  return (
    <>
      {left > 0 && isCounted && <QuantityStepper value={quantity} onChange={setQuantity} most={most} />}
      {left > 0 && (
        <Button
          size="xl"
          fullWidth
          leftSection={<IconCheck size={24} aria-hidden />}
          onClick={act(() =>
            isCounted
              ? actions.count({ itemId: line.itemId, name: line.itemName }, count, line)
              : actions.tick(line),
          )}
          data-autofocus
        >
          {isCounted ? t(`count.${leg}`, { count }) : t(`one.${leg}`)}
        </Button>
      )}
      <div className={classes.sheetActions}>
        {leg === 'pickup' && kind === 'in' && toPick(line) > 0 && (
          <>
            <Button
              size="lg"
              variant="default"
              leftSection={<IconMinus size={22} aria-hidden />}
              onClick={act(() => actions.short(line, isCounted ? count : toPick(line)))}
            >
              {t('act.short', { count: isCounted ? count : toPick(line) })}
            </Button>
            <Button
              size="lg"
              variant="default"
              leftSection={<IconArrowsExchange size={22} aria-hidden />}
              onClick={act(() => hand.choose({ substituteFor: line.id }))}
            >
              {t('act.substitute')}
            </Button>
          </>
        )}
        {left > 0 && !(leg === 'pickup' && kind === 'in') && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconAlertCircle size={22} aria-hidden />}
            onClick={judge('missing')}
          >
            {t('act.missing')}
          </Button>
        )}
        {left > 0 && leg === 'pickup' && kind === 'out' && (
          <>
            <Button
              size="lg"
              variant="default"
              leftSection={<IconCurrencyDollar size={22} aria-hidden />}
              onClick={judge('sold')}
            >
              {t('act.sold')}
            </Button>
            <Button
              size="lg"
              variant="default"
              leftSection={<IconHome size={22} aria-hidden />}
              onClick={judge('left')}
            >
              {t('act.left')}
            </Button>
          </>
        )}
      </div>
      <LineRecords state={state} line={line} actions={actions} />
    </>
  );
};
