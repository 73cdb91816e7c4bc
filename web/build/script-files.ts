import type { Rolldown } from 'vite';

const everything = /\/node_modules\/|\/src\//;

const signIn = [
  'auth/auth-layout.tsx',
  'auth/auth.module.css',
  'kernel/text/text-limits.ts',
  'platform/api/api.ts',
  'platform/api/new-key.ts',
  'platform/api/use-submit.ts',
  'ui/layout/arch-mark.tsx',
  'ui/form/field-error-text.ts',
  'ui/layout/language-links.tsx',
  'ui/layout/main-content.tsx',
  'ui/feedback/problem-text.ts',
];

const visitors = [
  'Box/Box.mjs',
  'Button/Button.mjs',
  'Loader/Loader.mjs',
  'Stack/Stack.mjs',
  'Title/Title.mjs',
  'Transition/Transition.mjs',
  'platform/navigation/screen-exists.ts',
  'ui/layout/blank-page.tsx',
  'ui/feedback/empty-state.tsx',
  'ui/controls/link-button.tsx',
];

/** What forms are made of, and what is said when one fails. */
const inputs = [
  'ActionIcon/ActionIcon.mjs',
  'CloseButton/CloseButton.mjs',
  'NativeSelect/NativeSelect.mjs',
  'TextInput/TextInput.mjs',
  'kernel/access/ability-words.ts',
  'organizations/read-user-again.ts',
  'organizations/use-resend-activation.ts',
  'ui/text/bdi.tsx',
  'ui/text/named-sentence.tsx',
  'ui/feedback/problem-alert.tsx',
  'ui/text/sentence.tsx',
  'ui/feedback/toast-problem.ts',
  'use-uncontrolled/use-uncontrolled.mjs',
];

const signUp = [
  'auth/new-password-field.tsx',
  'auth/outcome.tsx',
  'ui/form/password-field.tsx',
  'ui/form/use-fields.ts',
  'ui/form/use-step-focus.ts',
];

/** What opens over a page: menus, tooltips, lists of choices. */
const overlays = ['Menu/Menu.mjs', 'Tooltip/Tooltip.mjs', 'react-remove-scroll/dist/es2015/Combination.js'];

/** The frame, what knows who may do what, and the parts of which nearly every screen in it is made. */
const frame = [
  'kernel/days.ts',
  'ui/text/relative-day.tsx',
  'Skeleton/Skeleton.mjs',
  'app/layout/frame.tsx',
  'app/live/live-updates.ts',
  'modern/useQuery.js',
  'platform/reach/reach.ts',
  'platform/session/ability.ts',
  'ui/layout/page.tsx',
  'ui/layout/panel.tsx',
  'ui/pictures/picture.tsx',
  'ui/list/results.tsx',
];

/** What the page of a staging shares with its dialogs: days, statuses, what is not free, which lines are its own. */
const stagingParts = [
  'stagings/limits.ts',
  'stagings/room-fields.ts',
  'stagings/promises/conflict/mine-of-lines.ts',
  'stagings/promises/use-days-text.ts',
  'stagings/promises/use-shortages.ts',
  'stagings/promises/status/use-status-words.ts',
  'stagings/use-staging-title.ts',
  'ui/map/directions-button.tsx',
  'ui/text/dotted-line.tsx',
];

/** Small things that the pages of pieces and locations share. */
const pieceParts = [
  'inventory/unit-export.ts',
  'inventory/item/record/record-actions.ts',
  'inventory/labels/print-labels-button.tsx',
  'inventory/item/pieces/use-unit-names.ts',
  'ui/fields/other-facts.tsx',
];

/** Small things that the pages of moves share. */
const moveParts = [
  'moves/crew-names.tsx',
  'moves/details/people-here.tsx',
  'moves/load-facts.tsx',
  'moves/move-flags.tsx',
  'moves/moves-of-staging.ts',
];

/** What is shown when pieces collide: several dialogs need it, and no page before one of them opens. */
const conflicts = /\/src\/stagings\/promises\/conflict\/.*\.(tsx|css)$/;

/** What a crew scans with, what sends it and what saves it unsent: few pages need it. */
const scanning =
  /\/src\/(inventory\/scan\/.*\.(tsx?|css)|inventory\/scans\/save-waiting\.ts|platform\/outbox\/send-outbox\.ts)$/;

/** What a crew goes through a move with. Its looks stand apart: pages that only count what it did do not show it. */
const crew = /\/src\/moves\/crew\/.*\.tsx?$/;
const crewLooks = /\/src\/moves\/crew\/.*\.css$/;

/** What is kept on the device, with the library of its databases: loaded when there is something to keep. */
const databases = ['platform/last-seen/last-seen-database.ts', 'platform/outbox/outbox-database.ts'];

const isApart = (id: string) => [conflicts, scanning, crew, crewLooks].some((part) => part.test(id));

const items = ['inventory/list/items-browser.tsx', 'inventory/list/inventory-page.tsx'];

const oneOf = (endings: readonly string[]) => (id: string) =>
  endings.some((ending) => id.endsWith(`/${ending}`));

/** The looks of what members see first stand in one stylesheet: each would otherwise follow its script as a file of its own. Those of maps come with them. */
const looks =
  /\/src\/((ui(?!\/map\/)|kit(?!\/board\/)|app\/layout|inventory\/list)\/.*|organizations\/(?!fields\/).*|(auth|inventory)\/[^/]*)\.module\.css$/;

/** With the frame comes what all lists and forms say; items are what members see first. */
const memberWords = ['kit', 'ui/fields', 'inventory', 'inventory/list'];

/** The names of the fields of items come with the list of items; those of the other slices with their screens. */
const itemNames = ['inventory', 'platform/i18n'];

/** Words that are always read together share a file. */
const words = (id: string) => {
  const [, folder, kind, language] =
    /\/src\/(.+)\/(locales|names|other-names)\/(\w+)\.(?:json|ts)$/.exec(id) ?? [];
  if (folder === 'app' || folder === 'ui') return `words-${language}`;
  if (kind === 'other-names' || (kind === 'names' && !itemNames.includes(folder ?? '')))
    return `other-names-${language}`;
  if (kind === 'names' || memberWords.includes(folder ?? '')) return `member-words-${language}`;
  return null;
};

/**
 * Which modules share a script file. Left alone, every set of pages that needs the same modules gets a file for them, and
 * the list of items asks for 150 files.
 * What visitors see comes first and by name, so that no public page loads what only members need; then the frame and the
 * list of items, where members arrive. Each group takes along what its modules import. The rest goes by how many pages need
 * it: whatever a module imports is needed at least as often, and stands in the same file or in an earlier one, so that files
 * never import each other in a circle.
 * `bundle-weight.test.ts` weighs what comes of it.
 */
export const scriptFiles: Rolldown.CodeSplittingGroup[] = [
  { name: 'house', tags: ['$initial'], test: everything },
  { name: words, debugName: 'words', test: /\/(locales|names|other-names)\/\w+\.(json|ts)$/ },
  { name: 'sign-in', test: oneOf(signIn) },
  { name: 'looks', test: looks },
  { name: 'visitors', test: oneOf(visitors) },
  { name: 'inputs', test: oneOf(inputs) },
  { name: 'sign-up', test: oneOf(signUp) },
  { name: 'icons', minShareCount: 2, test: /\/@tabler\/icons-react\// },
  { name: 'overlays', test: oneOf(overlays) },
  { name: 'frame', test: oneOf(frame) },
  { name: 'items', test: oneOf(items) },
  { name: 'schemas', test: /\/node_modules\/zod\// },
  { name: 'drag-and-drop', test: /\/node_modules\/@dnd-kit\// },
  { name: 'long-lists', test: /\/node_modules\/@tanstack\/(react-virtual|virtual-core)\// },
  { name: 'databases', test: oneOf(databases) },
  { name: 'some-pages', minShareCount: 8, test: everything },
  { name: 'few-pages', minShareCount: 3, test: (id) => everything.test(id) && !isApart(id) },
  { name: 'staging-parts', test: oneOf(stagingParts) },
  { name: 'piece-parts', test: oneOf(pieceParts) },
  { name: 'move-parts', test: oneOf(moveParts) },
  { name: 'conflicts', test: conflicts },
  { name: 'scanning', minShareCount: 2, test: scanning },
  { name: 'crew', minShareCount: 2, test: crew },
  { name: 'crew-looks', minShareCount: 2, test: crewLooks },
];
