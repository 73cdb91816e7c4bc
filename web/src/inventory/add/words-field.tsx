import { itemFields } from '@archway/contract/inventory/item-fields';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../platform/api/query-client.ts';
import { WordsInput } from '../../ui/fields/inputs/words-input.tsx';
import { useItemWords } from '../use-item-names.ts';
import type { ItemForm } from './item-form.ts';

type WordsFieldProps = { form: ItemForm; name: 'tags' | 'materials' | 'styles' };

/** Words of an item: those in use are one touch away. */
export const WordsField = ({ form, name }: WordsFieldProps) => {
  const { nameOf, hintOf } = useItemWords();
  const known = useQuery(queries.items.choices.queryOptions()).data?.[name] ?? [];
  return (
    <WordsInput
      form={form}
      name={name}
      label={nameOf(name)}
      description={hintOf(name)}
      most={itemFields[name].most}
      known={known.map(({ value }) => value)}
    />
  );
};
