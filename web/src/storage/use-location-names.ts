import type names from '@archway/contract/storage/names/en.json';
import type { StorageLocationField } from '@archway/contract/storage/storage-location-fields';
import { useTranslation } from 'react-i18next';

/** What the fields of a storage location are called. */
export const useLocationNames = () => {
  const { t } = useTranslation('names/storage');
  return (name: keyof typeof names.storageLocation) => t(`storageLocation.${name}`);
};

/** What the options of a choice are called. */
export const useLocationOptions = () => {
  const { t } = useTranslation('storage');
  return (field: StorageLocationField, option: string) =>
    field === 'kind' ? t(`kind.${option as 'bin'}`) : option; // an option of that field
};
