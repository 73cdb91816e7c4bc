/** Something with a name that stands inside others: a category, a location. */
export type Node = {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly code?: string | null;
};

type Found = { readonly id: string } | 'several' | 'none';

export type Tree = {
  /** By its code, its name, or its path from any of the things it stands in. */
  find(text: string): Found;
};

/** Names are the same whatever their case and the blanks in them. */
export const nameKey = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** A path is written `Sofas > Sectionals`. */
export const pathOf = (text: string) =>
  text
    .split(/\s*[>›»→]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

export const makeTree = (nodes: readonly Node[]): Tree => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const byPath = new Map<string, Set<string>>();
  const byCode = new Map<string, string>();
  for (const node of nodes) {
    if (node.code) byCode.set(node.code.trim().toLowerCase(), node.id);
    let path = '';
    // Every end of its path leads to it; a tree that stands in itself ends somewhere all the same.
    for (let at: Node | undefined = node, depth = 0; at && depth < 30; depth += 1) {
      path = path ? `${nameKey(at.name)}>${path}` : nameKey(at.name);
      byPath.set(path, (byPath.get(path) ?? new Set()).add(node.id));
      at = at.parentId ? byId.get(at.parentId) : undefined;
    }
  }
  const roots = new Map(nodes.filter(({ parentId }) => !parentId).map(({ id, name }) => [nameKey(name), id]));

  const follow = (path: readonly string[]): Found => {
    const key = path.map(nameKey).join('>');
    const found = [...(byPath.get(key) ?? [])];
    if (found.length > 1) {
      // A path that begins at the top is the whole of it.
      const whole = found.filter((id) => depthOf(id, byId) === path.length);
      return whole[0] && whole.length === 1 ? { id: whole[0] } : 'several';
    }
    return found[0] ? { id: found[0] } : 'none';
  };

  return {
    find: (text) => {
      const coded = byCode.get(text.trim().toLowerCase());
      if (coded) return { id: coded };
      const path = pathOf(text);
      const found = follow(path);
      if (found !== 'none' || path.length !== 1) return found;
      const root = roots.get(nameKey(text));
      if (root) return { id: root };
      const slashed = text.split(/\s*[/\\]\s*/).filter(Boolean);
      return slashed.length > 1 ? follow(slashed) : 'none';
    },
  };
};

const depthOf = (id: string, byId: ReadonlyMap<string, Node>) => {
  let depth = 0;
  for (let at = byId.get(id); at && depth < 30; at = at.parentId ? byId.get(at.parentId) : undefined)
    depth += 1;
  return depth;
};

/** How much of a path exists: the deepest thing on it that is there, and how many steps lead to it. */
export const startOfPath = (
  tree: Tree,
  path: readonly string[],
): { readonly id: string | null; readonly steps: number } | 'several' => {
  for (let steps = path.length; steps > 0; steps -= 1) {
    const found = tree.find(path.slice(0, steps).join(' > '));
    if (found === 'several') return 'several';
    if (found !== 'none') return { id: found.id, steps };
  }
  return { id: null, steps: 0 };
};
