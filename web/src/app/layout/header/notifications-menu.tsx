import { Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';

/** What happened for this person. There is nothing to tell yet, and it says so. */
export const NotificationsMenu = () => {
  const { t } = useTranslation('app');
  return (
    <Popover position="bottom-end" width={340} trapFocus returnFocus>
      <Popover.Target>
        <IconButton label={t('frame.notifications')}>
          <IconBell size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('frame.notifications')} tabIndex={-1} data-autofocus>
        <EmptyState picture="quiet" title={t('notifications.none')}>
          {t('notifications.noneHint')}
        </EmptyState>
      </Popover.Dropdown>
    </Popover>
  );
};
