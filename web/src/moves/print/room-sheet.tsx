import type { Move } from '@archway/contract/moves/move';
import { useTranslation } from 'react-i18next';
import { roomsOf } from '../details/planned-lines.tsx';
import { SheetLines } from './sheet-lines.tsx';

/** What belongs into each room. */
export const RoomSheet = ({ move }: { move: Move }) => {
  const { t } = useTranslation('moves/details');
  return roomsOf(move.lines).map(([room, lines]) => (
    <SheetLines
      key={room}
      title={room || t('lines.noRoom')}
      lines={lines.map((line) => ({
        key: line.id,
        line,
        quantity: line.planned,
        beside: line.unitCode ?? '',
      }))}
    />
  ));
};
