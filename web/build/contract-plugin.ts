import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

const id = 'virtual:archway-contract';
const contractFile = new URL('../../contract/src/contract.ts', import.meta.url);

/**
 * Gives the browser the addresses of all calls without their schemas: `virtual:archway-contract` is the contract
 * reduced, at build time, to each endpoint's method, path and whether anyone may call it. The schemas (and zod)
 * stay out of every chunk that does not ask for them by name.
 */
export const contractPlugin = (): Plugin => ({
  name: 'archway-contract',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(source) {
    if (source !== `\0${id}`) return;
    const { contract } = await import(pathToFileURL(contractFile.pathname).href);
    return `export const addresses = ${JSON.stringify(addressesOf(contract))};`;
  },
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
