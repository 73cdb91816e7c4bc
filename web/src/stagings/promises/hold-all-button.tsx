import type { Line } from '@archway/contract/stagings/line';
import type { Staging } from '@archway/contract/stagings/staging';
import { promiseStatusOf } from '@archway/contract/stagings/staging-rules';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LineActions } from './line/use-line-actions.tsx';

type HoldAllButtonProps = { staging: Staging; lines: readonly Line[]; actions: LineActions };

/** Holds firmly whatever is not held so yet; where all of it is, there is no button. */
export const HoldAllButton = ({ staging, lines, actions }: HoldAllButtonProps) => {
  const { t } = useTranslation('stagings/promises');
  const unheld = lines.filter(
    ({ status, bumped }) => status === 'soft' || status === 'expired' || status === null || bumped > 0,
  );
  if (unheld.length === 0 || promiseStatusOf(staging.status) === 'out') return null;
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconLock size={16} aria-hidden />}
      loading={unheld.every(actions.isHolding)}
      onClick={() => actions.reserve(unheld)}
    >
      {t('reserveAll')}
    </Button>
  );
};
