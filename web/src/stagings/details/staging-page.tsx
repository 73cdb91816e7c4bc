import type { Staging } from '@archway/contract/stagings/staging';
import { IconArmchair } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailView } from '../../kit/detail/detail-view.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Hero } from '../../ui/layout/hero.tsx';
import { Trail } from '../../ui/layout/trail.tsx';
import { StagingActions } from '../promises/staging-actions.tsx';
import { StagingPieces } from '../promises/staging-pieces.tsx';

/** A designer sees and changes all of one job. */
export const StagingPage = () => {
  const { t } = useTranslation('stagings/details');
  const { id = '' } = useParams({ strict: false });
  const staging = useQuery({ ...queries.stagings.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={staging}
      find={(data: Staging) => data}
      nameOf={({ name }) => name}
      title={t('title')}
      notHere={t('title')}
      back={<LinkButton to="/stagings">{t('title')}</LinkButton>}
    >
      {(data) => (
        <DetailView
          hero={
            <Hero
              above={<Trail links={[{ key: 'all', link: <Link to="/stagings">{t('title')}</Link> }]} />}
              picture={<IconArmchair size={64} aria-hidden />}
              name={data.name}
              actions={<StagingActions staging={data} />}
            />
          }
        >
          <StagingPieces staging={data} />
        </DetailView>
      )}
    </DetailPage>
  );
};
