import type { Item } from '@archway/contract/inventory/item';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../platform/api/query-client.ts';
import { useAbility } from '../../../platform/session/ability.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { ItemFields } from '../../add/item-fields.ts';
import { useFieldNames } from './use-field-names.ts';

type StaleItemAlertProps = {
  /** As it is now. */
  item: Item;
  /** What is different from what was being edited. */
  fields: readonly (keyof ItemFields)[];
  onKeepMine: () => void;
  onSeeTheirs: () => void;
};

/** Somebody else was faster: who, what they changed, and the choice what happens with one's own changes. Nothing is lost. */
export const StaleItemAlert = ({ item, fields, onKeepMine, onSeeTheirs }: StaleItemAlertProps) => {
  const { t } = useTranslation('inventory/item');
  const nameOf = useFieldNames();
  const who = useLastChanger(item.id);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Alert
      role="alert"
      color="orange"
      variant="light"
      icon={<IconUsers size={20} aria-hidden />}
      title={t('stale.title')}
    >
      <Stack gap="sm">
        <span>
          <RelativeTime at={item.updatedAt} />
          {who && (
            <>
              {' · '}
              <bdi>{who}</bdi>
            </>
          )}
          {' · '}
          {fields.length > 0
            ? t('stale.changed', { fields: fields.map(nameOf).join(t('stale.comma')) })
            : t('stale.other')}
        </span>
        <span>{t('stale.body')}</span>
        <Group gap="sm">
          <Button ref={first} size="sm" onClick={onKeepMine}>
            {t('stale.keepMine')}
          </Button>
          <Button size="sm" variant="default" onClick={onSeeTheirs}>
            {t('stale.seeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};

/** Whoever may read the audit log is told who it was. */
const useLastChanger = (id: string): string | undefined => {
  const mayRead = useAbility().can('read', 'AuditEntry');
  const log = useQuery({
    ...queries.audit.list.queryOptions({ input: { action: 'item.changed', itemsPerPage: 25 } }),
    enabled: mayRead,
    staleTime: 0,
  });
  return log.data?.rows.find(({ subjectId }) => subjectId === id)?.actor?.name;
};
