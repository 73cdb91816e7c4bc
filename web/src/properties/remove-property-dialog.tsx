import type { PropertyRow } from '@archway/contract/properties/property';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../kit/remove/remove-dialog.tsx';
import { api } from '../platform/api/api.ts';
import { isolated } from '../ui/text/sentence.tsx';

type Removed = Pick<PropertyRow, 'id' | 'address'>;

type RemovePropertyDialogProps = {
  property: Removed | null;
  onClose: () => void;
  /** After it is gone: whoever stands on its page has to go elsewhere. */
  onRemoved?: (() => unknown) | undefined;
};

export const RemovePropertyDialog = ({ property, ...rest }: RemovePropertyDialogProps) =>
  property && <Confirmation key={property.id} {...rest} property={property} />;

/** One that was staged stays: its history is of use. */
const Confirmation = ({ property, ...rest }: RemovePropertyDialogProps & { property: Removed }) => {
  const { t } = useTranslation('properties');
  const { id, address } = property;
  return (
    <RemoveDialog
      {...rest}
      name={address}
      titleOf={(slot) => t('removeTitle', { name: slot })}
      done={t('removed', { name: isolated(address) })}
      send={(_moveTo, options) => api.properties.remove({ id }, options)}
      reasonOf={({ code, facts }) =>
        code === 'in_use' ? t('inUse', { count: Number(facts['stagings'] ?? 0) }) : undefined
      }
    >
      {t('removeBody')}
    </RemoveDialog>
  );
};
