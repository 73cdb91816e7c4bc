import { RouterProvider } from '@tanstack/react-router';
import type { makeRouter } from './router.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';

export const App = ({ router }: { router: ReturnType<typeof makeRouter> }) => (
  <ThemeProvider>
    <RouterProvider router={router} />
  </ThemeProvider>
);
