import type { Move } from '@archway/contract/moves/move';
import type { MoveKind } from '@archway/contract/moves/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EditDrawer } from '../../kit/edit/edit-drawer.tsx';
import { queries } from '../../platform/api/query-client.ts';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { MoveForm } from './move-form.tsx';

/** A move to change, or a new one: of a staging that is known, or of one that is chosen. */
export type MoveInHand = {
  readonly id?: string;
  readonly stagingId?: string;
  readonly kind?: MoveKind;
};

export type PlanMoveDrawerProps = {
  inHand: MoveInHand | null;
  onClose: () => void;
  onPlanned?: ((move: Move) => void) | undefined;
};

/** Where a move is planned and changed: when, who, with what, and what that takes. */
export const PlanMoveDrawer = ({ inHand, onClose, onPlanned }: PlanMoveDrawerProps) => {
  const { t } = useTranslation('moves');
  const shown = useKept(inHand);
  const kind = shown?.stagingId ? shown.kind : undefined;
  return (
    <EditDrawer
      inHand={inHand}
      onClose={onClose}
      titles={{ add: kind ? t(`plan.title.${kind}`) : t('plan.open'), edit: t('plan.edit') }}
      useRead={useRead}
    >
      {(move) => (
        <MoveForm
          move={move}
          stagingId={shown?.stagingId}
          kind={shown?.kind}
          onClose={onClose}
          onPlanned={onPlanned}
        />
      )}
    </EditDrawer>
  );
};

const useRead = (id: string) =>
  useQuery({ ...queries.moves.get.queryOptions({ input: { id } }), staleTime: 0 });
