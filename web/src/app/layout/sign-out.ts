import { countUnsentScans } from '../../inventory/scan/unsent-scans.ts';
import { logout } from '../../platform/session/logout.ts';
import { openDialog } from './dialog-store.ts';

/** Signs out, or asks first: nothing of the user stays on the device, so what was not sent would be lost. */
export const signOut = () => (countUnsentScans() > 0 ? openDialog('signOut') : logout());
