import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarShare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CalendarDialog } from '../../feeds/calendar-dialog.tsx';

/** From the calendar here to the one that people carry with them. */
export const SubscribeButton = () => {
  const { t } = useTranslation('stagings/list');
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconCalendarShare size={16} aria-hidden />}
        onClick={open}
      >
        {t('calendar.subscribe')}
      </Button>
      <CalendarDialog opened={opened} onClose={close} />
    </>
  );
};
