import { countUnsentScans } from '../../../inventory/scan/unsent-scans.ts';
import { logout } from '../../../platform/session/logout.ts';
import { getSession } from '../../../platform/session/session.ts';
import { openDialog } from './dialog-store.ts';

/** Signs out, or says first what was not sent: it waits on this device, and only its owner can send it. */
export const signOut = () =>
  countUnsentScans(getSession().user?.id ?? '') > 0 ? openDialog('signOut') : logout();
