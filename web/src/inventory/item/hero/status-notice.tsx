import type { Item } from '@archway/contract/inventory/item';
import { Alert, Button } from '@mantine/core';
import { IconArchive, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../platform/session/ability.ts';
import classes from '../item.module.css';
import { useChangeStatus } from './use-change-status.ts';

/** Says why nobody is offered this item, and offers to change that. */
export const StatusNotice = ({ item }: { item: Item }) => {
  const { t } = useTranslation('inventory/item');
  const { activate, pending } = useChangeStatus();
  const mayChange = useAbility().can('update', 'Item');
  if (item.status === 'active') return null;
  const Icon = item.status === 'draft' ? IconPencil : IconArchive;
  return (
    <Alert color="gray" variant="light" icon={<Icon size={20} aria-hidden />}>
      <div className={classes.notice}>
        <span>{t(`notice.${item.status}`)}</span>
        {mayChange && (
          <Button size="sm" variant="default" loading={pending} onClick={() => activate(item)}>
            {t('actions.activate')}
          </Button>
        )}
      </div>
    </Alert>
  );
};
