import type { Scanned } from '@archway/contract/inventory/scan';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

type Move = Extract<Scanned, { kind: 'move' }>['move'];

/** Seen for the moment until the move is opened, and where its screens cannot be loaded. */
export const MoveFound = ({ move: { id, kind, number, stagingId } }: { move: Move }) => {
  const { t } = useTranslation('inventory/scan');
  return (
    <Panel>
      <p>
        {t(`move.${kind}`)} · <bdi dir="ltr">#{number}</bdi>
      </p>
      <LinkButton
        to={kind === 'in' ? '/stagings/$id/move-in/$tab' : '/stagings/$id/move-out/$tab'}
        params={{ id: stagingId, tab: 'overview' }}
        search={{ move: id } as never} // the page's own
        size="lg"
        variant="default"
        leftSection={<IconTruckDelivery size={22} aria-hidden />}
      >
        {t('move.open')}
      </LinkButton>
    </Panel>
  );
};
