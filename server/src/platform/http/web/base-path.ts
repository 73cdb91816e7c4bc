import type { Config } from '../../../config.ts';

type Located = Pick<Config, 'PUBLIC_URL'>;

/** The path below which Archway stands, as its public address says: `/`, or `/archway/`. */
export const basePathOf = ({ PUBLIC_URL }: Located) => `${new URL(PUBLIC_URL).pathname.replace(/\/+$/, '')}/`;

/**
 * Without the base, as routes know addresses. A proxy may have taken the base off already, so that an address without it is
 * one below it all the same.
 */
const withoutBase = (url: string, base: string) => (url.startsWith(base) ? url.slice(base.length - 1) : url);

/** The server's options for an Archway that stands below a path; none at `/`. */
export const rewritingBase = (config: Located) => {
  const base = basePathOf(config);
  if (base === '/') return {};
  return {
    rewriteUrl: (request: { url?: string | undefined }) => {
      const url = withoutBase(request.url ?? '/', base);
      // The contract's machinery prefers this one where it is set, and the framework has just set it.
      Object.assign(request, { originalUrl: url });
      return url;
    },
  };
};
