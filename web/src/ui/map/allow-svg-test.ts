type Policies = {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
};

let isAllowed = false;

/**
 * Leaflet writes this one text as markup while it loads, to learn whether the browser draws SVG. The content security
 * policy forbids markup from texts; everything but this text stays forbidden.
 */
export const allowSvgTest = () => {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }; // not every browser has them
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '<svg/>' ? text : null) });
};
