import { Button, Text } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDayText } from '../../inventory/item/use-day-text.ts';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { PlainDialog } from '../../ui/overlay/plain-dialog.tsx';
import { useKept } from '../../ui/overlay/use-kept.ts';
import { QrCode } from '../../ui/pictures/qr-code.tsx';
import classes from './helpers.module.css';

export type MadeLink = { readonly url: string; readonly day: string };

/** The code that a lead holds out to whoever helps, the one time it can be seen. */
export const NewLinkDialog = ({ made, onClose }: { made: MadeLink | null; onClose: () => void }) => {
  const { t } = useTranslation('moves/helpers');
  const shown = useKept(made);
  return (
    <PlainDialog opened={made !== null} onClose={onClose} title={t('link.title')} centered>
      {shown && <Shown made={shown} onClose={onClose} />}
    </PlainDialog>
  );
};

const Shown = ({ made: { url, day }, onClose }: { made: MadeLink; onClose: () => void }) => {
  const { t } = useTranslation('moves/helpers');
  const dayText = useDayText();
  return (
    <>
      <div className={classes.code}>
        <QrCode text={url} label={t('link.code')} className={classes.qr} />
      </div>
      <Text>{t('link.words', { day: dayText(day) })}</Text>
      <Text c="dimmed" size="sm" mt="xs">
        {t('link.once')}
      </Text>
      <div className={classes.buttons}>
        <CopyButton size="lg" text={url} label={t('link.copy')} />
        {'share' in navigator && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconShare size={18} aria-hidden />}
            // Whoever changes their mind has shared nothing, and knows it.
            onClick={() => void navigator.share({ url, title: t('link.shared') }).catch(() => undefined)}
          >
            {t('link.share')}
          </Button>
        )}
        <Button size="lg" onClick={onClose}>
          {t('link.done')}
        </Button>
      </div>
    </>
  );
};
