import { namesOfGroup } from '@archway/contract/kernel/fields/fields';
import { roomFields } from '@archway/contract/stagings/room-fields';
import type { Room } from '@archway/contract/stagings/staging';
import { useTranslation } from 'react-i18next';
import { useFieldText } from '../../../ui/fields/use-field-text.ts';
import { useRoomWords } from './use-room-words.ts';

/** What is known of a room in one line: its type, its floor, its measures. */
export const useRoomFacts = () => {
  const { t } = useTranslation('stagings/details');
  const { nameOf, optionName } = useRoomWords();
  const textOf = useFieldText();
  const typeOf = ({ roomType }: Room) => optionName('roomType', roomType);
  return (room: Room): string[] => [
    // A room is often called what it is.
    ...(typeOf(room) === room.name ? [] : [typeOf(room)]),
    ...(room.floor === null ? [] : [t('rooms.floor', { n: room.floor })]),
    ...namesOfGroup(roomFields, 'size').flatMap((name) => {
      const text = textOf(roomFields[name], room[name]);
      return text ? [t('rooms.measure', { name: nameOf(name), text })] : [];
    }),
  ];
};
