/** A location as this device knows it. */
export type LocationRow = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly code: string | null;
};

export type LocationChoice = { readonly id: string; readonly name: string; readonly label: string };

/**
 * Each location by a text that names no other. Codes are unique, names are not: without a code it is told by what it stands
 * in, as far up as it takes; what nothing tells apart is numbered.
 */
export const locationChoices = (
  rows: readonly LocationRow[],
  all: readonly LocationRow[] = rows,
): LocationChoice[] => {
  const byId = new Map(all.map((row) => [row.id, row]));
  const near = rows.map((row) => ({ row, label: labelOf(row, pathOf(row, byId).slice(-1)) }));
  const far = sharing(near).map(({ row, label, isShared }) =>
    isShared ? { row, label: labelOf(row, pathOf(row, byId)) } : { row, label },
  );
  const taken = new Set<string>();
  return far.map(({ row: { id, name }, label }) => {
    const own = unlike(label, taken);
    taken.add(own);
    return { id, name, label: own };
  });
};

/** What somebody typed or chose: a choice by its whole text, or by its name if no other has it. */
export const chosenBy = (choices: readonly LocationChoice[], typed: string): string | undefined => {
  const byLabel = choices.find(({ label }) => label === typed);
  if (byLabel) return byLabel.id;
  const [byName, ...others] = choices.filter(({ name }) => name === typed);
  return others.length === 0 ? byName?.id : undefined;
};

const labelOf = ({ name, code }: LocationRow, path: readonly string[]) =>
  [name, code ?? path.join(' › ')].filter(Boolean).join(' · ');

/** The names of what it stands in, the outermost first. */
const pathOf = ({ parentId }: LocationRow, byId: ReadonlyMap<string, LocationRow>): string[] => {
  const path: string[] = [];
  const seen = new Set<string>();
  for (let id = parentId; id !== null && !seen.has(id); ) {
    seen.add(id);
    const parent = byId.get(id);
    if (parent) path.unshift(parent.name);
    id = parent?.parentId ?? null;
  }
  return path;
};

const unlike = (label: string, taken: ReadonlySet<string>) => {
  let own = label;
  for (let nth = 2; taken.has(own); nth += 1) own = `${label} (${nth})`;
  return own;
};

const sharing = <One extends { readonly label: string }>(all: readonly One[]) => {
  const counts = Map.groupBy(all, ({ label }) => label);
  return all.map((one) => ({ ...one, isShared: (counts.get(one.label)?.length ?? 0) > 1 }));
};
