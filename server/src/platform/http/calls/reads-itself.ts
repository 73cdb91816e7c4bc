import { contract } from '@archway/contract';
import type { EndpointMeta } from '@archway/contract/kernel/api/endpoint';

const declared: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(contract)
    .flatMap((part) => Object.values(part))
    .flatMap((procedure): [string, readonly string[]][] => {
      const { meta, route } = procedure['~orpc'];
      const { readsItself } = meta as Partial<EndpointMeta>;
      return readsItself ? [[`${route.method} /api${route.path}`, readsItself]] : [];
    }),
);

/** The fields of a call that its endpoint reads part by part, known before its body is read. */
export const readsItself = ({ method, url }: { readonly method: string; readonly url: string }) =>
  declared.get(`${method} ${url.replace(/\?.*$/, '')}`) ?? [];
