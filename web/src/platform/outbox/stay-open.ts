const reasons = new Set<object>();

/**
 * As long as somebody has something that would go with the page, whoever closes it is asked first, and a new version waits:
 * it looks at the same question.
 */
export const stayOpen = (reason: object, isNeeded: boolean) => {
  if (isNeeded) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) addEventListener('beforeunload', stay);
  else removeEventListener('beforeunload', stay);
};

const stay = (event: BeforeUnloadEvent) => event.preventDefault();
