import type { Rolldown } from 'vite';

const everything = /\/node_modules\/|\/src\//;

const signIn = [
  'auth/auth-layout.tsx',
  'auth/auth.module.css',
  'platform/api/api.ts',
  'platform/api/new-key.ts',
  'platform/api/use-submit.ts',
  'ui/arch-mark.tsx',
  'ui/field-error-text.ts',
  'ui/language-links.tsx',
  'ui/main-content.tsx',
  'ui/problem-text.ts',
];

const visitors = [
  'Box/Box.mjs',
  'Button/Button.mjs',
  'Loader/Loader.mjs',
  'Stack/Stack.mjs',
  'Title/Title.mjs',
  'Transition/Transition.mjs',
  'platform/navigation/screen-exists.ts',
  'ui/blank-page.tsx',
  'ui/empty-state.tsx',
  'ui/link-button.tsx',
];

const signUp = [
  'ActionIcon/ActionIcon.mjs',
  'CloseButton/CloseButton.mjs',
  'NativeSelect/NativeSelect.mjs',
  'TextInput/TextInput.mjs',
  'auth/new-password-field.tsx',
  'auth/outcome.tsx',
  'kernel/ability-words.ts',
  'organizations/company-words.ts',
  'organizations/read-user-again.ts',
  'organizations/use-resend-activation.ts',
  'ui/bdi.tsx',
  'ui/named-sentence.tsx',
  'ui/password-field.tsx',
  'ui/problem-alert.tsx',
  'ui/sentence.tsx',
  'ui/toast-problem.ts',
  'ui/use-fields.ts',
  'ui/use-step-focus.ts',
];

const oneOf = (endings: readonly string[]) => (id: string) =>
  endings.some((ending) => id.endsWith(`/${ending}`));

/**
 * Which modules share a script file. Left alone, every set of pages that needs the same modules gets a file for them, and
 * the list of items asks for 150 files.
 * What visitors see comes first and by name, so that no public page loads what only members need; each group takes along
 * what its modules import. The rest goes by how many pages need it: whatever a module imports is needed at least as often,
 * and stands in the same file or in an earlier one, so that files never import each other in a circle.
 * `bundle-weight.test.ts` weighs what comes of it.
 */
export const scriptFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'house', tags: ['$initial'], test: everything },
  { name: 'sign-in', test: oneOf(signIn) },
  { name: 'visitors', test: oneOf(visitors) },
  { name: 'sign-up', test: oneOf(signUp) },
  { name: 'icons', minShareCount: 2, test: /\/@tabler\/icons-react\// },
  { name: 'most-pages', minShareCount: 26, test: everything },
  { name: 'many-pages', minShareCount: 16, test: everything },
  { name: 'some-pages', minShareCount: 6, test: everything },
  { name: 'few-pages', minShareCount: 3, test: everything },
];
