import type { Staging } from '@archway/contract/stagings/staging';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { useStagingTitle } from '../use-staging-title.ts';
import { StagingView } from './staging-view.tsx';

type StagingDetailsProps = {
  /** What brings its pieces in and out. */
  moves: ComponentType<{ staging: Staging }>;
};

/** A designer sees and changes all of one job. */
export const StagingDetails = ({ moves }: StagingDetailsProps) => {
  const { t } = useTranslation('stagings/details');
  const titleOf = useStagingTitle();
  const { id = '', tab } = useParams({ strict: false });
  const staging = useQuery({ ...queries.stagings.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={staging}
      find={(data: Staging) => data}
      nameOf={titleOf}
      title={t('title')}
      notHere={t('notHere')}
      back={<LinkButton to="/stagings">{t('backToList')}</LinkButton>}
    >
      {(data) => (
        <StagingView key={id} staging={data} tab={tab === 'designs' ? 'designs' : 'details'} Moves={moves} />
      )}
    </DetailPage>
  );
};
