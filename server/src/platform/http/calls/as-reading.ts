import type { ChangeContext, ReadContext } from './use-case-context.ts';

/** For a change that answers what a read would: it knows already who reads. */
export const asReading = ({ actor, ...context }: ChangeContext): ReadContext => ({
  ...context,
  actor: Promise.resolve(actor),
});
