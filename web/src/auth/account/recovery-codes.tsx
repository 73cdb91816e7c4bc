import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/session/session.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import classes from './two-factor.module.css';

/** Shown once, so everything that helps to keep them stands right here. */
export const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('auth/account');
  const { email } = useUser();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const text = [t('codes.fileTitle', { email }), '', ...codes, ''].join('\n');
  return (
    <Stack data-print-alone="">
      <Text>{t('codes.explain')}</Text>
      <Alert
        color="orange"
        variant="light"
        icon={<IconAlertTriangle size={20} aria-hidden />}
        className={classes.screenOnly}
      >
        {t('codes.once')}
      </Alert>
      <p className={classes.printOnly}>{t('codes.fileTitle', { email })}</p>
      <ul ref={list} tabIndex={-1} className={classes.codes} aria-label={t('codes.title')} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Group className={classes.screenOnly}>
        <CopyButton text={codes.join('\n')} label={t('codes.copy')} />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(text)}
        >
          {t('codes.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t('codes.print')}
        </Button>
      </Group>
      <Group justify="flex-end" className={classes.screenOnly}>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </Group>
    </Stack>
  );
};

const download = (text: string) => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'archway-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(address);
};
