import { Drawer, type DrawerProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DiscardGuard } from './discard-guard.tsx';
import { useFocusBack } from './use-focus-back.ts';
import { useTopmost } from './use-topmost.ts';

/**
 * Where short things are made and changed: at the end of the screen, with a close button that has a name. Closing it
 * never loses unasked what was typed into it.
 */
export const SideDrawer = (props: DrawerProps) => {
  const { t } = useTranslation('ui');
  useFocusBack(props.opened);
  const topmost = useTopmost(props.opened);
  return (
    <DiscardGuard opened={props.opened} onClose={props.onClose}>
      {(close) => (
        <Drawer
          position="right"
          closeButtonProps={{ 'aria-label': t('close') }}
          returnFocus={false}
          closeOnEscape={topmost}
          styles={titleStyles}
          {...props}
          onClose={close}
        />
      )}
    </DiscardGuard>
  );
};

const titleStyles = { title: { fontSize: 'var(--mantine-h3-font-size)', fontWeight: 650 } };
