import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import type { StaleEdit } from './use-edit-form.ts';

type StaleAlertProps<Name extends string> = { stale: StaleEdit<Name>; nameOf: (field: Name) => string };

/** Somebody else was faster: who, what they changed, and the choice what happens with one's own changes. Nothing is lost. */
export const StaleAlert = <Name extends string>({
  stale: { row, fields, keepMine, takeTheirs },
  nameOf,
}: StaleAlertProps<Name>) => {
  const { t } = useTranslation('ui/fields');
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
          {row.updatedAt && (
            <>
              <RelativeTime at={row.updatedAt} />
              {' · '}
            </>
          )}
          {row.updatedBy && (
            <>
              <bdi>{row.updatedBy}</bdi>
              {' · '}
            </>
          )}
          {fields.length > 0
            ? t('stale.changed', { fields: fields.map((name) => nameOf(name)).join(t('stale.comma')) })
            : t('stale.other')}
        </span>
        <span>{t('stale.body')}</span>
        <Group gap="sm">
          <Button ref={first} size="sm" onClick={keepMine}>
            {t('stale.keepMine')}
          </Button>
          <Button size="sm" variant="default" onClick={takeTheirs}>
            {t('stale.seeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
