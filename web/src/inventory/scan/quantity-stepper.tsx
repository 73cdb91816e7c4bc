import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { NumberField } from '../../ui/form/number-field.tsx';
import classes from './scan.module.css';

type QuantityStepperProps = {
  value: number | string;
  onChange: (value: number | string) => void;
  most: number;
};

/** What was typed, as a number that is possible. */
export const quantityIn = (value: number | string, most: number) =>
  Math.min(most, Math.max(1, Number(value) || 1));

/** How many: typed, or one more and one less, for thumbs in gloves. */
export const QuantityStepper = ({ value, onChange, most }: QuantityStepperProps) => {
  const { t } = useTranslation('inventory/scan');
  const count = quantityIn(value, most);
  return (
    <div className={classes.stepper}>
      <IconButton
        label={t('bulk.less')}
        size={56}
        variant="default"
        disabled={count <= 1}
        onClick={() => onChange(count - 1)}
      >
        <IconMinus size={26} aria-hidden />
      </IconButton>
      <NumberField
        size="lg"
        aria-label={t('bulk.quantity')}
        value={value}
        min={1}
        max={most}
        whole
        onChange={onChange}
      />
      <IconButton
        label={t('bulk.more')}
        size={56}
        variant="default"
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        <IconPlus size={26} aria-hidden />
      </IconButton>
    </div>
  );
};
