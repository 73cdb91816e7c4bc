import { TextInput } from '@mantine/core';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawing } from '../../test/draw.tsx';
import { startWords } from '../../test/start-words.ts';
import { FormButtons } from '../form/form-buttons.tsx';
import { useFields } from '../form/use-fields.ts';
import { Dialog } from './dialog.tsx';
import { SideDrawer } from './side-drawer.tsx';

beforeAll(startWords);

const Form = ({ onClose }: { onClose: () => void }) => {
  const form = useFields({ initialValues: { name: '' } });
  return (
    <form>
      <TextInput label="Name" key={form.key('name')} {...form.getInputProps('name')} />
      <FormButtons onCancel={onClose} />
    </form>
  );
};

const pageWith = (Around: typeof Dialog | typeof SideDrawer) => () => {
  const [opened, setOpened] = useState(true);
  return (
    <Around opened={opened} onClose={() => setOpened(false)} title="Add vendor">
      <Form onClose={() => setOpened(false)} />
    </Around>
  );
};

let drawn: ReturnType<typeof drawing>;
beforeEach(() => {
  drawn = drawing();
});
afterEach(() => drawn.clear());

/** The page before, and the page with an open drawer or dialog. */
const open = async (Around: typeof Dialog | typeof SideDrawer) => {
  const root = createRootRoute();
  const before = createRoute({ getParentRoute: () => root, path: '/', component: () => 'Before' });
  const page = createRoute({ getParentRoute: () => root, path: '/page', component: pageWith(Around) });
  const history = createMemoryHistory({ initialEntries: ['/page'] });
  const router = createRouter({ routeTree: root.addChildren([before, page]), history });
  await router.load();
  await drawn.draw(<RouterProvider router={router as never} />); // a router of its own
  return router;
};

const dialogs = () => [...document.querySelectorAll('[role=dialog]')].map((each) => each.textContent ?? '');
const isOpen = () => dialogs().some((text) => text.includes('Add vendor'));
const isConfirming = () => dialogs().some((text) => text.includes('Discard changes?'));

const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};
const click = (name: string) => act(async () => button(name).click());
const pressEscape = () =>
  act(
    async () =>
      void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
const clickOutside = () =>
  act(async () => {
    const outside = document.querySelector<HTMLElement>('.mantine-Modal-overlay, .mantine-Drawer-overlay');
    outside?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    outside?.click();
  });

const type = () =>
  act(async () => {
    const field = document.querySelector<HTMLInputElement>('[role=dialog] input');
    if (!field) throw new Error('There is no field.');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Night Market');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const typed = () => document.querySelector<HTMLInputElement>('[role=dialog] input')?.value;

const closings = [
  ['Escape', pressEscape],
  ['the close button', () => click('Close')],
  ['the Cancel button', () => click('Cancel')],
  ['a click outside', clickOutside],
] as const;

for (const [around, Around] of [
  ['drawer', SideDrawer],
  ['dialog', Dialog],
] as const) {
  for (const [closing, close] of closings) {
    test(`a ${around} that nothing was typed into is closed by ${closing}`, async () => {
      await open(Around);
      await close();
      expect({ open: isOpen(), isConfirming: isConfirming() }).toEqual({ open: false, isConfirming: false });
    });

    test(`a ${around} with unsaved typing is closed by ${closing} only after a question`, async () => {
      await open(Around);
      await type();
      await close();
      expect({ open: isOpen(), isConfirming: isConfirming() }).toEqual({ open: true, isConfirming: true });
      expect(button('Keep editing').hasAttribute('data-autofocus')).toBe(true);
      await click('Keep editing');
      expect({ open: isOpen(), isConfirming: isConfirming(), typed: typed() }).toEqual({
        open: true,
        isConfirming: false,
        typed: 'Night Market',
      });
      await close();
      await click('Discard');
      expect({ open: isOpen(), isConfirming: isConfirming() }).toEqual({ open: false, isConfirming: false });
    });
  }

  test(`another address does not take a ${around} with unsaved typing away unasked`, async () => {
    const router = await open(Around);
    await type();
    await act(async () => void router.navigate({ to: '/' }));
    expect({ open: isOpen(), isConfirming: isConfirming() }).toEqual({ open: true, isConfirming: true });
    await click('Keep editing');
    expect({ at: router.state.location.pathname, typed: typed() }).toEqual({
      at: '/page',
      typed: 'Night Market',
    });
    await act(async () => void router.navigate({ to: '/' }));
    await click('Discard');
    expect({ open: isOpen(), at: router.state.location.pathname }).toEqual({ open: false, at: '/' });
  });
}
