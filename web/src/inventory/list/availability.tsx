import type { Counts } from '@archway/contract/inventory/item';
import { useTranslation } from 'react-i18next';

type AvailabilityProps = {
  counts: Pick<Counts, 'available' | 'owned'>;
  /** On the days that the list is narrowed to. */
  free?: number | undefined;
  /** Says what the numbers are, where no heading does. */
  inWords?: boolean | undefined;
};

/** How many can be had now, or on the days somebody asked about, of how many there are: `4 of 6`. */
export const Availability = ({ counts: { available, owned }, free, inWords = false }: AvailabilityProps) => {
  const { t } = useTranslation('inventory/list');
  if (owned === 0) return <span aria-hidden="true">–</span>;
  if (free !== undefined) return <span data-tabular>{t('freeOf', { free, owned })}</span>;
  return <span data-tabular>{t(inWords ? 'availableOf' : 'available', { available, owned })}</span>;
};
