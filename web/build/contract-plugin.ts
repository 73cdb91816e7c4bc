import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

const contractFile = new URL('../../contract/src/contract.ts', import.meta.url);
const changesFile = new URL('../../contract/src/changes.ts', import.meta.url);

/** What each module exports, made from the contract at build time. */
const modules: Readonly<Record<string, () => Promise<string>>> = {
  'virtual:archway-contract': async () =>
    `export const addresses = ${JSON.stringify(addressesOf(await contract()))};`,
  'virtual:archway-rights': async () =>
    `export const rights = ${JSON.stringify(Object.fromEntries(rightsOf(await contract())))};`,
  'virtual:archway-actions': async () => {
    const { loggedActions } = await import(pathToFileURL(changesFile.pathname).href);
    return `export const loggedActions = ${JSON.stringify(loggedActions)};`;
  },
};

const contract = async () => (await import(pathToFileURL(contractFile.pathname).href)).contract;

const aliases = /, aliases: \[[^\]]*\]/g;
const serverMarks = /, (aliases: \[[^\]]*\]|search: true)/g;

/**
 * Gives the browser the addresses of all calls without their schemas: `virtual:archway-contract` is the contract
 * reduced, at build time, to each endpoint's method, path and whether anyone may call it. The schemas (and zod)
 * stay out of every chunk that does not ask for them by name. `virtual:archway-rights` says of each call of a member which
 * right it takes: `{ 'members.export': ['read', 'Member'] }`; `virtual:archway-actions` lists what the log can tell.
 */
export const contractPlugin = (): Plugin => ({
  name: 'archway-contract',
  // What sheets of others call a field is read by the import, and items are found by their words, on the server.
  transform: {
    order: 'pre',
    handler: (code, file) =>
      /\/contract\/src\/\w+\/[\w-]+-fields\.ts$/.test(file)
        ? { code: code.replace(file.endsWith('/item-fields.ts') ? serverMarks : aliases, ''), map: null }
        : undefined,
  },
  resolveId: (source) => (source in modules ? `\0${source}` : undefined),
  load: (source) => (source.startsWith('\0') ? modules[source.slice(1)]?.() : undefined),
});

/** The shape that oRPC's OpenAPILink reads: `{ '~orpc': { route, meta, errorMap } }` at each leaf. */
const addressesOf = (router: unknown): unknown => {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    const { method, path, inputStructure, outputStructure } = route;
    const anyone = 'access' in meta && meta.access === 'anyone';
    return {
      '~orpc': {
        errorMap: {},
        meta: anyone ? { access: 'anyone' } : {},
        route: { method, path, inputStructure, outputStructure },
      },
    };
  }
  if (typeof router !== 'object' || router === null) return router;
  return Object.fromEntries(Object.entries(router).map(([key, value]) => [key, addressesOf(value)]));
};

const rightsOf = (router: unknown, path: readonly string[] = []): [string, readonly [string, string]][] => {
  if (typeof router !== 'object' || router === null) return [];
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, value]) => rightsOf(value, [...path, key]));
  const { access } = router['~orpc'].meta as { access?: { action: string; subject: string } | string }; // what `endpoint()` declares
  return typeof access === 'object' ? [[path.join('.'), [access.action, access.subject]]] : [];
};
