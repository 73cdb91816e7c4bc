import type { ItemId, RoomId, UnitId } from '@archway/contract/kernel/ids';
import type { Move } from '@archway/contract/moves/move';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import type { Extra } from './extra-rules.ts';

type Keeping = {
  readonly extras: readonly Extra[];
  /** Where nobody knows better; null: the home has no room yet, and gets one. */
  readonly roomId: string | null;
};

/** Puts what came along on the list of its job: from then on it is promised to that home. */
export const useKeepExtras = (move: Move, onKept: () => void) => {
  const { t } = useTranslation('moves/crew');
  return useMutation({
    mutationFn: async ({ extras, roomId }: Keeping) => {
      const room = roomId ?? (await firstRoom(move, t('extra.wholeHome')));
      return api.stagings.addLines({
        id: move.stagingId,
        onClash: 'refuse',
        lines: extras.map((extra) => ({
          // As the server named them.
          roomId: (extra.roomId ?? room) as RoomId,
          itemId: extra.itemId as ItemId,
          unitId: extra.unitId as UnitId | null,
          quantity: extra.quantity,
        })),
      });
    },
    onSuccess: (_, { extras }) => {
      toast(t('extra.kept', { name: isolated(extras[0]?.name ?? '') }), { tone: 'success' });
      onKept();
    },
    onError: toastProblem,
  });
};

/** Somebody else may have added one meanwhile. */
const firstRoom = async ({ stagingId: id }: Move, name: string): Promise<string | undefined> => {
  const [known] = (await api.stagings.get({ id })).rooms;
  if (known) return known.id;
  const { rooms } = await api.stagings.addRooms({ id, rooms: [{ name, roomType: 'living' }] });
  return rooms[0]?.id;
};
