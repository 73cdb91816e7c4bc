import type { CustomField } from '@archway/contract/organizations/custom-field';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api/api.ts';
import { useSubmit } from '../../platform/api/use-submit.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { toastProblem } from '../../ui/feedback/toast-problem.ts';
import { useFocusKept } from '../../ui/overlay/use-focus-kept.ts';
import { isolated } from '../../ui/text/sentence.tsx';
import classes from './fields.module.css';
import { useDefinitionWords } from './use-definition-names.ts';

type FieldListProps = {
  rows: readonly CustomField[];
  mayChange: boolean;
  onEdit: (field: CustomField) => void;
  onRemove: (field: CustomField) => void;
};

/** The fields in the order that forms show them. */
export const FieldList = ({ rows, mayChange, onEdit, onRemove }: FieldListProps) => {
  const { t } = useTranslation('organizations/fields');
  const { optionName } = useDefinitionWords();
  const box = useFocusKept(rows);
  const [moved, setMoved] = useState('');
  const { submit, pending } = useSubmit(api.customFields.change, {
    onDone: async ({ name, position }) =>
      setMoved(t('moved', { name: isolated(name), n: position + 1, of: rows.length })),
    onProblem: (problem) => {
      toastProblem(problem);
      return true;
    },
  });
  const move = ({ id, version }: CustomField, position: number) => {
    if (!pending && position >= 0 && position < rows.length) void submit({ id, version, position });
  };
  return (
    <div ref={box}>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <ul className={classes.list} aria-label={t('title')}>
        {rows.map((field, index) => {
          const name = isolated(field.name);
          return (
            <li key={field.id} className={classes.line}>
              <div className={classes.words}>
                <strong>
                  <bdi>{field.name}</bdi>
                </strong>
                <span className={classes.about}>
                  {optionName('type', field.type)}
                  {field.options.length > 0 && (
                    <>
                      {' · '}
                      <bdi>{field.options.join(', ')}</bdi>
                    </>
                  )}
                </span>
                {field.hint && (
                  <span className={classes.about}>
                    <bdi>{field.hint}</bdi>
                  </span>
                )}
              </div>
              {mayChange && (
                <div className={classes.actions}>
                  <IconButton
                    label={t('up', { name })}
                    // A button that goes away while it has the focus loses it: at the end it only says so.
                    aria-disabled={index === 0}
                    data-focus-key={`up ${field.id}`}
                    onClick={() => move(field, index - 1)}
                  >
                    <IconArrowUp size={18} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('down', { name })}
                    aria-disabled={index === rows.length - 1}
                    data-focus-key={`down ${field.id}`}
                    onClick={() => move(field, index + 1)}
                  >
                    <IconArrowDown size={18} aria-hidden />
                  </IconButton>
                  <IconButton label={t('edit', { name })} onClick={() => onEdit(field)}>
                    <IconPencil size={18} aria-hidden />
                  </IconButton>
                  <IconButton label={t('removeNamed', { name })} onClick={() => onRemove(field)}>
                    <IconTrash size={18} aria-hidden />
                  </IconButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};
