import type { Property } from '@archway/contract/properties/property';
import { propertyFields } from '@archway/contract/properties/property-fields';
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../kit/edit/form-alert.tsx';
import { useTableForm } from '../kit/edit/use-table-form.ts';
import { api } from '../platform/api/api.ts';
import { toast } from '../ui/feedback/toast.ts';
import { FieldGroups } from '../ui/fields/field-groups.tsx';
import { FormButtons } from '../ui/form/form-buttons.tsx';
import { isolated } from '../ui/text/sentence.tsx';
import { PositionField } from './position-field.tsx';
import { PropertiesAlike } from './properties-alike.tsx';
import { usePropertyWords } from './use-property-words.ts';

type PropertyFormProps = {
  property?: Property | undefined;
  /** What is known of a new one already. */
  initial?: { address?: string; clientId?: string } | undefined;
  onClose: () => void;
  onSaved?: ((property: Property) => void) | undefined;
};

/** What is known of a home: where it is, what it is like, and how pieces get in. */
export const PropertyForm = ({ property, initial, onClose, onSaved }: PropertyFormProps) => {
  const { t } = useTranslation('properties');
  const words = usePropertyWords();
  const edit = useTableForm({
    table: propertyFields,
    row: property,
    ...(initial ? { initial } : {}),
    create: api.properties.create,
    change: api.properties.change,
    read: ({ id }) => api.properties.get({ id }),
    onDone: (saved) => {
      onClose();
      onSaved?.(saved);
      toast(t(property ? 'saved' : 'added', { name: isolated(saved.address) }), { tone: 'success' });
    },
  });
  const { form, pending, onSubmit } = edit;
  const position = <PositionField form={form} exceptId={property?.id} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} {...words} />
        {/* What was just saved is no duplicate of itself. */}
        {!pending && <PropertiesAlike form={form} exceptId={property?.id} />}
        <FieldGroups
          form={form}
          table={propertyFields}
          {...words}
          groups={{
            address: {
              focused: 'address',
              wide: ['address'],
              replaced: { latitude: null, longitude: position },
            },
            home: {},
            entry: { wide: ['parking'] },
            rest: {},
          }}
        />
        <FormButtons submit={property ? undefined : t('addNow')} pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
