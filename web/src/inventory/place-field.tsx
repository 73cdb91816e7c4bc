import type { StorageLocation } from '@archway/contract/storage/storage-location';
import type { SelectProps } from '@mantine/core';
import { TreeSelect } from '../ui/tree/tree-select.tsx';
import { usePlaces } from './use-places.ts';

type PlaceFieldProps = Pick<
  SelectProps,
  'label' | 'description' | 'error' | 'required' | 'clearable' | 'clearButtonProps' | 'placeholder' | 'onBlur'
> & {
  value: string | null;
  onChange: (id: string | null) => void;
  /** The name of its field in a form, so that the focus finds it when it is wrong. */
  'data-path'?: string | undefined;
  /** Places that cannot be meant, besides those no longer in use. */
  refuses?: ((place: StorageLocation) => boolean) | undefined;
};

/** A storage location, found by its name or its code. One that is no longer in use takes nothing new. */
export const PlaceField = ({ refuses, ...rest }: PlaceFieldProps) => {
  const { rows } = usePlaces();
  return (
    <TreeSelect
      rows={rows}
      nameOf={nameOf}
      codeOf={codeOf}
      refuses={(place) => (!place.active && place.id !== rest.value) || refuses?.(place) === true}
      allowDeselect={false}
      {...rest}
    />
  );
};

const nameOf = ({ name }: StorageLocation) => name;
const codeOf = ({ code }: StorageLocation) => code;
