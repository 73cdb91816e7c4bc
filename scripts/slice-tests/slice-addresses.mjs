import { parseAst } from 'vitest/node';
import { importedModule, walk } from '../law/facts.mjs';
import { fileOf } from '../law/find-circles.mjs';
import { locateFile } from '../law/locate.mjs';

/** Whose endpoint an address of the API is: `{ address, slice }`, of each endpoint that a slice of the contract declares. */
export const endpointAddresses = (sources) =>
  [...sources].flatMap(([path, source]) => {
    const { slice, layer } = locateFile(path);
    if (layer !== 'slice' || !slice) return [];
    return [...source.matchAll(/\bpath: '(\/[^']+)'/g)].map(([, address]) => ({
      address: fixedPart(address),
      slice,
    }));
  });

/**
 * Whose screen an address is, from the table of routes: of the slice whose words it speaks and of those whose files it
 * loads. `tabs` says so of screens that slices share.
 */
export const screenAddresses = (routes, path, tabs = {}) => {
  const loaded = new Map();
  const addresses = [];
  walk(parseAst(routes, { lang: 'tsx' }), null, (node) => {
    if (node.type === 'VariableDeclarator') loaded.set(node.id.name, slicesLoadedIn(node, path));
    if (node.type !== 'CallExpression' || node.callee.name !== 'screen') return;
    const [address, , words] = node.arguments;
    const slices = [
      words.value.split('/')[0],
      ...node.arguments.flatMap((each) => loaded.get(each.name) ?? slicesLoadedIn(each, path)),
    ];
    for (const slice of new Set(slices)) addresses.push({ address: fixedPart(address.value), slice });
  });
  return [...addresses, ...Object.entries(tabs).map(([address, slice]) => ({ address, slice }))];
};

/** The slices that an address belongs to: those of the longest address it begins with. */
export const slicesAt = (addresses, text) => {
  const plain = text.replace(/[?#].*$/, '').replace(/\/$/, '');
  const fitting = addresses.filter(({ address }) => plain === address || plain.startsWith(`${address}/`));
  const longest = Math.max(...fitting.map(({ address }) => address.length));
  return fitting.filter(({ address }) => address.length === longest).map(({ slice }) => slice);
};

const fixedPart = (address) => address.replace(/\/[{$].*$/, '');

const slicesLoadedIn = (node, path) => {
  const slices = [];
  walk(node, null, (each) => {
    const file = each.type === 'ImportExpression' && fileOf(importedModule(each), path);
    const { slice } = file ? locateFile(file) : {};
    if (slice) slices.push(slice);
  });
  return slices;
};
