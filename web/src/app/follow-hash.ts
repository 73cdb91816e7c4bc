import type { AnyRouter } from '@tanstack/react-router';

/** While the address names a target inside the page, scrolling is smooth (theme/global.css), also on arrival. */
export const followHash = (router: AnyRouter) => {
  const dress = (hash: string) => document.documentElement.toggleAttribute('data-hash', hash !== '');
  dress(location.hash);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => dress(toLocation.hash));
};
