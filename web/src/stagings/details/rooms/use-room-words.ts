import type names from '@archway/contract/stagings/names/en.json';
import { useFieldWords } from '../../../ui/fields/use-field-words.ts';

/** What the fields of a room are called; its types are those that items are meant for. */
export const useRoomWords = () => {
  const words = useFieldWords<keyof typeof names.room>('stagings', 'room');
  const items = useFieldWords('inventory', 'item');
  return {
    ...words,
    optionName: (field: string, option: string) =>
      field === 'roomType' ? items.optionName('roomTypes', option) : words.optionName(field, option),
  };
};
