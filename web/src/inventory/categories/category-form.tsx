import type { Category } from '@archway/contract/inventory/category';
import { Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import type { ApiProblem } from '../../platform/api/api-problem.ts';
import { queries, queryClient } from '../../platform/api/query-client.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { FormButtons } from '../../ui/form-buttons.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { ProblemAlert } from '../../ui/problem-alert.tsx';
import { isolated } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { useFields } from '../../ui/use-fields.ts';
import { CategoryParentField } from './category-parent-field.tsx';
import { LookFields } from './look-fields.tsx';
import type { CategoryColour, CategoryIconName } from './words.ts';

type CategoryFormProps = {
  /** Nothing for a new one. */
  category: Category | undefined;
  parentId: string | null;
  rows: readonly Category[];
  onClose: () => void;
};

type Fields = {
  name: string;
  parentId: string | null;
  icon: CategoryIconName | '';
  colour: CategoryColour | '';
  bufferDays: number | string;
};

const readAgain = () => queryClient.invalidateQueries({ queryKey: queries.categories.key() });

/** Name, look and buffer days; a new one also says what it stands in. */
export const CategoryForm = ({ category, parentId, rows, onClose }: CategoryFormProps) => {
  const { t } = useTranslation('inventory/categories');
  const form = useFields<Fields>({
    initialValues: {
      name: category?.name ?? '',
      parentId: category?.parentId ?? parentId,
      icon: category?.icon ?? '',
      colour: category?.colour ?? '',
      bufferDays: category?.bufferDays ?? '',
    },
    required: ['name'],
  });
  const icon = form.useWatchValue('icon');
  const colour = form.useWatchValue('colour');
  const parent = form.useWatchValue('parentId');
  const onDone = async ({ name }: Category) => {
    await readAgain();
    onClose();
    toast(t(category ? 'saved' : 'added', { name: isolated(name) }), { tone: 'success' });
  };
  const onProblem = ({ code, errors }: ApiProblem) => {
    if (code === 'stale_version') void readAgain();
    return form.showErrors(errors);
  };
  const create = useSubmit(api.categories.create, { onDone, onProblem });
  const change = useSubmit(api.categories.change, { onDone, onProblem });
  const { pending, problem } = category ? change : create;
  const stale = problem?.code === 'stale_version';

  const send = ({ parentId: into, ...fields }: Fields) => {
    const said = {
      name: fields.name,
      icon: fields.icon || null,
      colour: fields.colour || null,
      bufferDays: fields.bufferDays === '' ? null : Number(fields.bufferDays),
    };
    return category
      ? change.submit({ id: category.id, version: category.version, ...said })
      : create.submit({ ...said, parentId: into });
  };
  return (
    <form onSubmit={form.submitting(send)} noValidate>
      <Stack>
        <ProblemAlert problem={problem}>{stale ? t('stale') : undefined}</ProblemAlert>
        <TextInput
          label={t('fields.name')}
          maxLength={80}
          required
          data-autofocus
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        {!category && (
          <CategoryParentField
            rows={rows}
            {...form.getInputProps('parentId')}
            value={parent}
            onChange={(id) => form.setFieldValue('parentId', id)}
          />
        )}
        <LookFields
          icon={icon}
          colour={colour}
          parent={rows.find(({ id }) => id === parent)}
          rows={rows}
          onIcon={(next) => form.setFieldValue('icon', next)}
          onColour={(next) => form.setFieldValue('colour', next)}
        />
        <NumberField
          label={t('fields.bufferDays')}
          description={t('fields.bufferDaysHint')}
          min={0}
          max={60}
          whole
          key={form.key('bufferDays')}
          {...form.getInputProps('bufferDays')}
        />
        <FormButtons
          submit={category ? undefined : t('addNow')}
          pending={pending}
          disabled={stale}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
};
