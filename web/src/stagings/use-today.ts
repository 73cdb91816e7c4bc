import { dayIn } from '../audit/days.ts';
import { useUser } from '../platform/session/session.ts';

/** Which day it is where the organization is. */
export const useToday = (): string => dayIn(new Date(), useUser().activeOrganization?.timezone);
