import { isMoveEnded } from '@archway/contract/moves/move-rules';
import type { MoveKind, MoveTab } from '@archway/contract/moves/states';
import type { Staging } from '@archway/contract/stagings/staging';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useParams, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import { DetailSkeleton } from '../../kit/detail/detail-skeleton.tsx';
import { isId } from '../../kit/detail/is-id.ts';
import { queries } from '../../platform/api/query-client.ts';
import { useStagingTitle } from '../../stagings/use-staging-title.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Results } from '../../ui/list/results.tsx';
import { movesOfStaging } from '../moves-of-staging.ts';

import { MoveView } from './move-view.tsx';
import { NoMove } from './no-move.tsx';

/** A move-in or move-out of a job: a crew member sees what to do, a warehouse lead what is planned. */
export const MovePage = () => {
  // That of this screen: the address is another one already while the next screen is on its way.
  const kind: MoveKind = useMatch({ strict: false }).fullPath.includes('/move-out/') ? 'out' : 'in';
  const { t } = useTranslation('moves/details');
  const titleOf = useStagingTitle();
  const { id = '' } = useParams({ strict: false });
  const staging = useQuery({ ...queries.stagings.get.queryOptions({ input: { id } }), enabled: isId(id) });
  return (
    <DetailPage
      id={id}
      of={staging}
      find={(data: Staging) => data}
      nameOf={(data) => `${t(`title.${kind}`)} · ${titleOf(data)}`}
      title={t(`title.${kind}`)}
      notHere={t('notHere')}
      back={<LinkButton to="/moves">{t('backToList')}</LinkButton>}
    >
      {(data) => <MoveOfStaging key={id} staging={data} kind={kind} />}
    </DetailPage>
  );
};

/** The one that the address names, the open one, or the last that was completed. */
const MoveOfStaging = ({ staging, kind }: { staging: Staging; kind: MoveKind }) => {
  const { tab = 'overview' } = useParams({ strict: false });
  const { move: named }: { move?: unknown } = useSearch({ strict: false });
  const moves = useQuery(movesOfStaging(staging.id, kind));
  const rows = moves.data?.rows ?? [];
  const chosen =
    rows.find(({ id }) => id === named) ??
    rows.find(({ status }) => !isMoveEnded(status)) ??
    rows.find(({ status }) => status === 'completed');
  const move = useQuery({
    ...queries.moves.get.queryOptions({ input: { id: chosen?.id ?? '' } }),
    enabled: chosen !== undefined,
  });
  return (
    <Results of={moves} skeleton={<DetailSkeleton />}>
      {() =>
        chosen ? (
          <Results of={move} skeleton={<DetailSkeleton />}>
            {(data) => <MoveView move={data} tab={tab as MoveTab} others={rows} />}
          </Results>
        ) : (
          <NoMove staging={staging} kind={kind} />
        )
      }
    </Results>
  );
};
