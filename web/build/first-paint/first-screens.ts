/** What is drawn before the app is there: the frame, the door where one signs in, or the mark alone. */
export type Look = 'frame' | 'door' | 'plain';

/**
 * The look of every address that has no frame, by the first part of its path; all others have one for members.
 * routes.tsx says which those are, and first-looks.page.test.ts holds the two together.
 */
export const looks: Readonly<Record<string, Exclude<Look, 'frame'>>> = {
  '': 'plain',
  login: 'door',
  register: 'door',
  'forgot-password': 'door',
  reset: 'door',
  activate: 'door',
  help: 'door',
  helping: 'plain',
  'get-started': 'door',
  auth: 'door',
  setup: 'plain',
  'not-authorized': 'plain',
  pages: 'plain',
  'front-pages': 'plain',
};

type Screen = { readonly modules: readonly string[]; readonly words: readonly string[] };

/** What every page asks for once its first script runs. */
export const everywhere: Screen = { modules: [], words: ['app', 'ui'] };

/** What the frame asks for, and what its calls go through. */
export const frame: Screen = {
  modules: ['src/app/layout/frame.tsx', 'src/platform/api/link.ts'],
  words: [],
};

/** Where people arrive: what these screens ask for is told to the browser before any script runs. */
export const arrivals: Readonly<Record<string, Screen>> = {
  '/login': { modules: ['src/auth/login-page.tsx'], words: ['auth'] },
  '/dashboard': { modules: ['src/dashboard/dashboard-page.tsx'], words: ['dashboard'] },
  '/inventory': {
    modules: ['src/inventory/list/inventory-page.tsx'],
    words: ['inventory', 'inventory/list'],
  },
};
