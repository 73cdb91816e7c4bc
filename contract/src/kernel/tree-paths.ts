type Branch = { readonly id: string; readonly parentId: string | null; readonly name: string };

/** The way to each branch from the outermost one, by its id: `Warehouse > Aisle 3 > Bin 12`. */
export const treePaths = (branches: readonly Branch[], separator = ' > '): ReadonlyMap<string, string> => {
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  const paths = new Map<string, string>();
  const pathOf = ({ id, parentId, name }: Branch): string => {
    const known = paths.get(id);
    if (known !== undefined) return known;
    const parent = parentId === null ? undefined : byId.get(parentId);
    const path = parent ? `${pathOf(parent)}${separator}${name}` : name;
    paths.set(id, path);
    return path;
  };
  for (const branch of branches) pathOf(branch);
  return paths;
};
