import { itemFields } from '@archway/contract/inventory/item-fields';
import * as textLimits from '@archway/contract/kernel/text/text-limits';
import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { ChoicePills } from '../filters/choice-pills.tsx';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { tagsInverse, tagsOf } from './bulk-rules.ts';
import { useChangeItems } from './use-change-items.ts';

/** Tags that all of them get, and tags that none of them keeps. */
export const TagsForm = ({ rows, onClose, onDone }: BulkFormProps) => {
  const { t } = useTranslation('inventory/list');
  const { data: choices } = useQuery(queries.items.choices.queryOptions());
  const [added, setAdded] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [removed, setRemoved] = useState<string[]>([]);
  const { submit, pending, problem } = useChangeItems(onDone);
  const toggle = (tag: string) =>
    setRemoved(removed.includes(tag) ? removed.filter((each) => each !== tag) : [...removed, tag]);
  const send = () =>
    submit({
      change: {
        ids: rows.map((row) => row.id),
        ...(added.length > 0 ? { addTags: added } : {}),
        ...(removed.length > 0 ? { removeTags: removed } : {}),
      },
      inverse: tagsInverse(rows, added, removed),
    });
  return (
    <BulkForm
      summary={t('bulk.tags.summary')}
      submit={t('bulk.tags.submit', { count: rows.length })}
      disabled={added.length + removed.length === 0}
      dirty={added.length + removed.length > 0 || typed !== ''}
      pending={pending}
      problem={problem}
      onSubmit={send}
      onCancel={onClose}
    >
      <TagsInput
        label={t('bulk.tags.add')}
        description={t('bulk.tags.hint')}
        data={(choices?.tags ?? []).map(({ value }) => value)}
        maxTags={itemFields.tags.most}
        maxLength={textLimits.word}
        acceptValueOnBlur
        openOnFocus={false}
        value={added}
        onChange={setAdded}
        searchValue={typed}
        onSearchChange={setTyped}
        data-autofocus
      />
      <ChoicePills
        legend={t('bulk.tags.remove')}
        choices={tagsOf(rows).map(({ value, count }) => ({ value, label: value, count }))}
        chosen={removed}
        onToggle={toggle}
      />
    </BulkForm>
  );
};
