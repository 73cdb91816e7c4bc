import type { Property } from '@archway/contract/properties/property';
import { propertyFields } from '@archway/contract/properties/property-fields';
import { Stack } from '@mantine/core';
import { FormAlert } from '../kit/edit/form-alert.tsx';
import { useTableForm } from '../kit/edit/use-table-form.ts';
import { api } from '../platform/api/api.ts';
import { FieldGroups } from '../ui/fields/field-groups.tsx';
import { useFieldWords } from '../ui/fields/use-field-words.ts';
import { FormButtons } from '../ui/form/form-buttons.tsx';

type PropertyFormProps = {
  property?: Property | undefined;
  /** What is known of a new one already. */
  named?: string | undefined;
  onClose: () => void;
  onSaved?: ((property: Property) => void) | undefined;
};

/** What is known of a home. */
export const PropertyForm = ({ property, named, onClose, onSaved }: PropertyFormProps) => {
  const words = useFieldWords<keyof typeof propertyFields>('properties', 'property');
  const edit = useTableForm({
    table: propertyFields,
    row: property,
    initial: named ? { address: named } : {},
    create: api.properties.create,
    change: api.properties.change,
    read: ({ id }) => api.properties.get({ id }),
    onDone: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  const { form, pending, onSubmit } = edit;
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        <FormAlert edit={edit} nameOf={words.nameOf} />
        <FieldGroups
          form={form}
          table={propertyFields}
          {...words}
          groups={{ address: { focused: 'address' }, home: {}, entry: {}, rest: {} }}
        />
        <FormButtons pending={pending} onCancel={onClose} />
      </Stack>
    </form>
  );
};
