import { posix } from 'node:path';

/**
 * Every import that goes round in a circle, type imports and lazy ones included, as breaches of the law.
 * @param {Map<string, { specifier: string, line: number }[]>} imports what each file imports
 */
export const findCircles = (imports) => {
  const next = new Map([...imports].map(([file, list]) => [file, targetsOf(file, list, imports)]));
  return stronglyConnected(
    new Map([...next].map(([file, list]) => [file, list.map(({ to }) => to)])),
  ).flatMap((group) =>
    group.flatMap((file) =>
      next
        .get(file)
        .filter(({ to }) => group.includes(to))
        .map(({ specifier, line }) => ({
          file,
          line,
          rule: noCircles.name,
          message: noCircles.message,
          imports: specifier,
        })),
    ),
  );
};

export const noCircles = { name: 'no-circles', message: 'files import each other in a circle' };

const targetsOf = (file, list, known) =>
  list
    .map((each) => ({ ...each, to: fileOf(each.specifier.split('?')[0], file) }))
    .filter(({ to }) => to !== undefined && known.has(to));

/** The file of ours that an import leads to. */
export const fileOf = (specifier, from) => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, room, path] = /^@archway\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (!room) return undefined;
  return path?.endsWith('.json') ? `${room}/src/${path}` : `${room}/src/${path ?? room}.ts`;
};

/** Tarjan's algorithm. */
const stronglyConnected = (next) => {
  const groups = [];
  const numbers = new Map();
  const lowest = new Map();
  const stack = [];
  const visit = (file) => {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file));
    stack.push(file);
    for (const target of next.get(file)) {
      if (!numbers.has(target)) {
        visit(target);
        lowest.set(file, Math.min(lowest.get(file), lowest.get(target)));
      } else if (stack.includes(target)) {
        lowest.set(file, Math.min(lowest.get(file), numbers.get(target)));
      }
    }
    if (lowest.get(file) === numbers.get(file)) groups.push(stack.splice(stack.indexOf(file)));
  };
  for (const file of next.keys()) if (!numbers.has(file)) visit(file);
  return groups;
};
