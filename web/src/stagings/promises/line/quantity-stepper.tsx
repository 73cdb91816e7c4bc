import type { Line } from '@archway/contract/stagings/line';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { isolated } from '../../../ui/text/sentence.tsx';
import classes from '../promises.module.css';

type QuantityStepperProps = {
  line: Pick<Line, 'itemName' | 'quantity' | 'unitId'>;
  /** Where nothing is chosen by none of it. */
  least?: number | undefined;
  /** While the number is still on its way to the server. */
  isSaving?: boolean | undefined;
  onChange: (quantity: number) => void;
};

/**
 * One more or one fewer. Of a pinned piece there is one. A button that does nothing more keeps the focus, which a disabled one
 * would lose.
 */
export const QuantityStepper = ({ line, least = 1, isSaving = false, onChange }: QuantityStepperProps) => {
  const { t } = useTranslation('stagings/promises');
  const { quantity, unitId } = line;
  const name = isolated(line.itemName);
  const step = (to: number, isEnd: boolean) => ({
    'aria-disabled': isEnd,
    'data-disabled': isEnd || undefined,
    onClick: () => {
      if (!isEnd) onChange(to);
    },
  });
  return (
    <span className={classes.stepper}>
      <IconButton label={t('line.fewer', { name })} size={36} {...step(quantity - 1, quantity <= least)}>
        <IconMinus size={18} aria-hidden />
      </IconButton>
      <output data-tabular aria-label={t('line.quantity', { name })} aria-busy={isSaving}>
        {quantity}
      </output>
      <IconButton label={t('line.more', { name })} size={36} {...step(quantity + 1, unitId !== null)}>
        <IconPlus size={18} aria-hidden />
      </IconButton>
    </span>
  );
};
