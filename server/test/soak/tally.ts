/** What callers were answered, and what became of those who were not. */
export type Tally = ReturnType<typeof makeTally>;

export const makeTally = () => {
  const counts = new Map<string, number>();
  return {
    count: (what: string | number) => {
      counts.set(String(what), (counts.get(String(what)) ?? 0) + 1);
    },
    of: (what: string | number) => counts.get(String(what)) ?? 0,
    all: () => Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
  };
};
