import { posix } from 'node:path';
import { locateFile } from '../law/locate.mjs';
import { readSource } from './read-source.mjs';
import { endpointAddresses, screenAddresses, slicesAt } from './slice-addresses.mjs';

const roomsOfSlices = ['contract/src', 'server/src', 'server/test/matrix', 'web/src', 'e2e'];

/** Read every slice: whoever imports them in a test goes over all slices. */
const overviews = new Set([
  'contract/src/contract.ts',
  'contract/src/field-tables.ts',
  'contract/src/guarded-fields.ts',
  'e2e/screens/screens.ts',
]);

/** Go over all slices by what they are called with: a test that calls them is of the slice whose folder it stands in. */
const overOneSlice = new Set(['server/test/matrix/run-matrices.ts', 'e2e/see-screens.ts']);

/** Read the files of all slices, not through imports. */
const ofAllFiles = new Set([
  'scripts/field-mentions.test.ts',
  'scripts/private-words.test.ts',
  'scripts/spec-map.test.ts',
  'web/src/app/translations.test.ts',
]);

/** One page of the team's, with tabs of others. */
const tabs = {
  '/organization/details': 'organizations',
  '/organization/fields': 'organizations',
  '/organization/audit': 'audit',
};

const routesFile = 'web/src/app/routes.tsx';

/**
 * The tests that a slice can break: those in its folders; those that run its files, without going through the app; those
 * that name an address of its endpoints or screens; and those over all slices.
 * @param {Map<string, string>} sources the source of every file, by its path
 */
export const findSliceTests = (slice, sources) => {
  const read = new Map(
    [...sources].map(([path, source]) => [
      path,
      /\.tsx?$/.test(path) ? readSource(source, path) : { imports: [], addresses: [] },
    ]),
  );
  const endpoints = endpointAddresses(sources);
  const screens = screenAddresses(sources.get(routesFile) ?? '', routesFile, tabs);
  const names = (path) =>
    read.get(path).addresses.some((text) => {
      const [address, method] = text.split(' ').toReversed();
      const known = path.startsWith('e2e/') && !method ? screens : endpoints;
      return slicesAt(known, address).includes(slice);
    });
  const isOf = (path) => roomsOfSlices.some((room) => path.startsWith(`${room}/${slice}/`));
  return [...read.keys()]
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .filter((path) => isOf(path) || ofAllFiles.has(path) || names(path) || runs(path, read, isOf))
    .sort();
};

const runs = (test, read, isOf) => {
  const seen = new Set([test]);
  for (const path of seen) {
    const isTest = locateFile(path).test || path.startsWith('e2e/');
    for (const to of nextOf(path, read)) {
      if (isTest && overviews.has(to)) return true;
      if (isOf(to)) return true;
      if (!isEnd(to) && read.has(to)) seen.add(to);
    }
  }
  return false;
};

/** A test beside code of the server calls it through the front door: it runs what its folder is made of. */
const nextOf = (path, read) => {
  const { imports } = read.get(path);
  const folder = posix.dirname(path);
  if (!/^server\/src\/.*\.test\.ts$/.test(path) || !locateFile(path).slice) return imports;
  return [
    ...imports,
    ...[...read.keys()].filter((each) => each.startsWith(`${folder}/`) && !/\.test\./.test(each)),
  ];
};

/** The app imports every slice; what of it a test reaches, its addresses tell. */
const isEnd = (path) =>
  overviews.has(path) || overOneSlice.has(path) || ['app', 'main'].includes(locateFile(path).layer);
