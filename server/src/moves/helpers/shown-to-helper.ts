import type { IsShownToHelper } from '../../files/read-picture.ts';
import { isPictureForHelper } from './shown-to-helper-store.ts';

/** The covers of what somebody else put on their move, and the pictures they took there. */
export const isShownToHelper: IsShownToHelper = (db, moveId, { userId, pictureId }) =>
  isPictureForHelper(db, { moveId, userId, pictureId });
