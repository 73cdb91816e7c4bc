import type { AnyRouter } from '@tanstack/react-router';

/**
 * After going to another screen the focus starts at its content, so that a keyboard and a screen reader arrive there
 * too. Another tab or page of the same screen leaves the focus where it is, as does a target inside the page.
 */
export const followFocus = (router: AnyRouter) => {
  let shown: string | undefined;
  router.subscribe('onRendered', ({ toLocation }) => {
    const screen = String(router.state.matches.at(-1)?.routeId);
    const isNew = shown !== undefined && shown !== screen;
    shown = screen;
    if (isNew && !toLocation.hash) document.getElementById('content')?.focus({ preventScroll: true });
  });
};
