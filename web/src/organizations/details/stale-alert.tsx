import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastProblem } from '../../ui/toast-problem.ts';

/** Somebody else was faster: nothing is lost, and it is the person's choice what happens with their own changes. */
export const StaleAlert = ({ onRead }: { onRead: (keepMine: boolean) => Promise<void> }) => {
  const { t } = useTranslation('organizations');
  const [reading, setReading] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const read = async (keepMine: boolean) => {
    setReading(true);
    await onRead(keepMine).catch(toastProblem);
    setReading(false);
  };
  return (
    <Alert
      role="alert"
      color="orange"
      variant="light"
      icon={<IconUsers size={20} aria-hidden />}
      title={t('stale.title')}
    >
      <Stack gap="sm">
        <span>{t('stale.body')}</span>
        <Group gap="sm">
          <Button ref={first} size="sm" loading={reading} onClick={() => void read(true)}>
            {t('stale.keepMine')}
          </Button>
          <Button size="sm" variant="default" disabled={reading} onClick={() => void read(false)}>
            {t('stale.seeTheirs')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
};
