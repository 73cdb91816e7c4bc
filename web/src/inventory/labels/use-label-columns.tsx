import type { Label } from '@archway/contract/inventory/labels/label';
import { spellLabelCode } from '@archway/contract/inventory/labels/label-code';
import { labelSorts } from '@archway/contract/inventory/labels/label-fields';
import { Badge } from '@mantine/core';
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useColumns } from '../../kit/list/use-columns.ts';
import { useLatest } from '../../kit/list/use-latest.ts';
import { sortedBy } from '../../ui/fields/sorted-by.ts';
import type { Column } from '../../ui/list/data-table.tsx';
import { MoreMenu } from '../../ui/overlay/more-menu.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import classes from './labels.module.css';

const sorted = sortedBy(labelSorts);

/** Without `onRevoke` nobody is offered to retire a label. */
export const useLabelColumns = (actions: {
  onRevoke: ((label: Label) => void) | undefined;
}): readonly Column<Label>[] => {
  const { t } = useTranslation('inventory/labels');
  const { onRevoke } = useLatest(actions);
  const revocable = actions.onRevoke !== undefined;
  return useColumns(
    () => [
      {
        ...sorted('code'),
        title: t('fields.code'),
        main: true,
        render: ({ code }) => (
          <Link to="/scan/$id" params={{ id: code }} className={classes.code}>
            <bdi dir="ltr">{spellLabelCode(code)}</bdi>
          </Link>
        ),
      },
      { key: 'kind', title: t('fields.kind'), render: ({ kind }) => t(`kind.${kind}`) },
      {
        key: 'on',
        title: t('fields.on'),
        render: ({ targetName, targetCode }) =>
          targetName ? (
            <span>
              <bdi>{targetName}</bdi>
              {targetCode && (
                <>
                  {' · '}
                  <bdi dir="ltr">{targetCode}</bdi>
                </>
              )}
            </span>
          ) : (
            <span className={classes.nothing}>{t('nothing')}</span>
          ),
      },
      {
        key: 'status',
        title: t('fields.status'),
        render: ({ status }) => (
          <Badge
            variant="light"
            miw="max-content"
            color={status === 'active' ? 'green' : 'gray'}
            leftSection={
              status === 'active' ? (
                <IconCircleCheck size={14} aria-hidden />
              ) : (
                <IconCircleOff size={14} aria-hidden />
              )
            }
          >
            {t(`status.${status}`)}
          </Badge>
        ),
      },
      {
        ...sorted('printedAt'),
        title: t('fields.printedAt'),
        render: ({ printedAt }) =>
          printedAt ? <RelativeTime at={printedAt} /> : <span className={classes.nothing}>{t('never')}</span>,
      },
      {
        ...sorted('createdAt'),
        title: t('fields.createdAt'),
        render: ({ createdAt }) => <RelativeTime at={createdAt} />,
      },
      {
        key: 'menu',
        title: t('actions'),
        untitled: true,
        align: 'end',
        render: (label) =>
          revocable &&
          label.status === 'active' && (
            <MoreMenu
              name={spellLabelCode(label.code)}
              remove={t('revoke')}
              onRemove={() => onRevoke?.(label)}
            />
          ),
      },
    ],
    [revocable],
  );
};
