import type { StorageLocation } from '@archway/contract/storage/storage-location';
import type { SelectProps } from '@mantine/core';
import { TreeSelect } from '../ui/tree/tree-select.tsx';
import { useOpenLocations } from './use-open-locations.ts';

export type LocationFieldProps = Pick<
  SelectProps,
  'label' | 'description' | 'error' | 'required' | 'clearable' | 'clearButtonProps' | 'placeholder' | 'onBlur'
> & {
  value: string | null;
  onChange: (id: string | null) => void;
  /** The name of its field in a form, so that the focus finds it when it is wrong. */
  'data-path'?: string | undefined;
  /** Locations that cannot be meant, besides those no longer in use. */
  refuses?: ((location: Pick<StorageLocation, 'id'>) => boolean) | undefined;
};

/** A storage location, found by its name or its code. One that is no longer in use takes nothing new. */
export const LocationField = ({ refuses, ...rest }: LocationFieldProps) => {
  const { rows } = useOpenLocations();
  return (
    <TreeSelect
      rows={rows}
      nameOf={nameOf}
      codeOf={codeOf}
      refuses={(location) => (!location.active && location.id !== rest.value) || refuses?.(location) === true}
      allowDeselect={false}
      {...rest}
    />
  );
};

const nameOf = ({ name }: StorageLocation) => name;
const codeOf = ({ code }: StorageLocation) => code;
