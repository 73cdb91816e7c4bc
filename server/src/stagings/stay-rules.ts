import { problem } from '@archway/contract/kernel/api/problem';
import { addDays, daysBetween } from '@archway/contract/kernel/days';
import { fieldProblem } from '@archway/contract/kernel/fields/field-error';
import { mostTermDays } from '@archway/contract/stagings/staging';
import { isOut } from '@archway/contract/stagings/staging-rules';
import type { StagingStatus } from '@archway/contract/stagings/states';

type Stay = { readonly installOn: string; readonly endsOn: string };

/** What ends ends after it began. */
export const requireEnd = (from: string, to: string, field: string) => {
  if (daysBetween(from, to) < 1) throw fieldProblem(field, 'errors.afterStart');
};

/** A stay ends after it began, and not later than anybody plans. */
export const requireStay = ({ installOn, endsOn }: Stay, since = installOn) => {
  requireEnd(installOn, endsOn, 'endsOn');
  if (daysBetween(since, endsOn) > mostTermDays)
    throw fieldProblem('endsOn', 'errors.tooManyDays', mostTermDays);
};

/** However long a home has been staged, it may stay so: how far ahead it is planned counts from today. */
export const requireStayOf = ({ status }: { readonly status: StagingStatus }, stay: Stay, today: string) =>
  requireStay(stay, isOut(status) && stay.installOn < today ? today : stay.installOn);

type Begun = { readonly status: StagingStatus; readonly installOn: string };

/** What is in a home is there: its installation is not put off. */
export const requireInstalled = ({ status, installOn: known }: Begun, installOn: string, today: string) => {
  if (isOut(status) && installOn > today && installOn > known)
    throw problem('conflict', 'The home is staged already, so its install date can’t move into the future.');
};

type Installed = { readonly status: StagingStatus; readonly installedOn: string | null };

/** Since when the pieces of a job are in the home: a home may be staged before its install date. */
export const outSince = ({ status, installedOn }: Installed, today: string): string | null =>
  isOut(status) ? (installedOn ?? today) : null;

/** Until when the pieces of a job are held: to its end, or from day to day while they should have come back. */
export const heldUntil = (status: StagingStatus, endsOn: string, today: string): string =>
  isOut(status) && endsOn <= today ? addDays(today, 1) : endsOn;
