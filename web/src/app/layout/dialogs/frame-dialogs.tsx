import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { useFocusBack } from '../../../ui/overlay/use-focus-back.ts';
import { closeDialog, useOpenedDialog } from './dialog-store.ts';
import { SignOutDialog } from './sign-out-dialog.tsx';

const dialogs = {
  search: lazy(async () => ({ default: (await import('../search/search-dialog.tsx')).SearchDialog })),
  shortcuts: lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog })),
  customizer: lazy(async () => ({ default: (await import('./customizer.tsx')).Customizer })),
  // Asked where there is no network to load it from.
  signOut: SignOutDialog,
  menu: lazy(async () => ({ default: (await import('../nav/overlay-nav.tsx')).OverlayNav })),
};

/** The frame's dialogs, nearly each loaded when it is first opened. Going somewhere closes them. */
export const FrameDialogs = () => {
  const opened = useOpenedDialog();
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && closeDialog()),
    [router],
  );
  useEffect(() => closeDialog, []);
  useFocusBack(opened !== null);
  if (!opened) return null;
  const Dialog = dialogs[opened];
  return (
    <Suspense>
      <Dialog onClose={closeDialog} />
    </Suspense>
  );
};
