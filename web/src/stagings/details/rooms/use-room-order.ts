import type { RoomId } from '@archway/contract/kernel/ids';
import type { Room, Staging } from '@archway/contract/stagings/staging';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api/api.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { toastProblem } from '../../../ui/feedback/toast-problem.ts';
import { isolated } from '../../../ui/text/sentence.tsx';
import { movedTo } from './moved-to.ts';

/** The rooms in their order, which changes at once and goes back when it could not be kept. */
export const useRoomOrder = (staging: Staging) => {
  const { t } = useTranslation('stagings/details');
  const [wanted, setWanted] = useState<readonly RoomId[] | null>(null);
  const rooms = wanted ? ordered(staging.rooms, wanted) : staging.rooms;
  const move = async (id: RoomId, to: number) => {
    const ids = rooms.map((room) => room.id);
    const next = movedTo(ids, id, to);
    if (next.join() === ids.join()) return;
    setWanted(next);
    try {
      await api.stagings.orderRooms({ id: staging.id, roomIds: next });
      const name = rooms.find((room) => room.id === id)?.name ?? '';
      toast(t('rooms.moved', { name: isolated(name), n: next.indexOf(id) + 1, count: next.length }));
    } catch (problem) {
      toastProblem(problem);
    }
    setWanted(null);
  };
  return { rooms, move: (id: RoomId, to: number) => void move(id, to) };
};

/** One that is new meanwhile stands last. */
const ordered = (rooms: readonly Room[], ids: readonly RoomId[]) =>
  rooms.toSorted((one, other) => positionOf(ids, one) - positionOf(ids, other));

const positionOf = (ids: readonly RoomId[], { id }: Room) =>
  ids.includes(id) ? ids.indexOf(id) : Number.MAX_SAFE_INTEGER;
