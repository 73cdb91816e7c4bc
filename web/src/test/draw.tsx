import { MantineProvider } from '@mantine/core';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The page of a test has no heights to scroll through.
Element.prototype.scrollIntoView ??= () => undefined;

/** Draws something into the page of the test; draw again to change it. */
export const drawing = () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return {
    container,
    draw: (what: ReactNode) =>
      act(async () => root.render(<MantineProvider env="test">{what}</MantineProvider>)),
    clear: () =>
      act(async () => {
        root.unmount();
        container.remove();
      }),
  };
};
