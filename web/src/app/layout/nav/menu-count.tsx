import { Badge, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';

/** Scans that could not be recorded, of all devices. Read again when one is added or settled, as any other answer. */
export const OpenReviews = () => {
  const { t, i18n } = useTranslation('app/notices');
  const { data } = useQuery({
    ...queries.deviceEvents.reviews.queryOptions({ input: { itemsPerPage: 5 } }),
    staleTime: 60_000,
    retry: false,
  });
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <>
      <Badge size="sm" circle color="red" variant="filled" style={atIcon} aria-hidden data-tabular>
        {new Intl.NumberFormat(i18n.language).format(count)}
      </Badge>
      <VisuallyHidden>{t('reviews', { count })}</VisuallyHidden>
    </>
  );
};

/** At the corner of its picture, which is all that is seen of a folded menu. */
const atIcon = { position: 'absolute', insetBlockStart: '0.125rem', insetInlineStart: '1.5rem' } as const;
