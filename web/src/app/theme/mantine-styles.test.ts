import * as mantine from '@mantine/core';
import { expect, test } from 'vitest';
import styles from './mantine-styles.ts?raw';

const sources = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets = Object.keys(
  import.meta.glob('/node_modules/@mantine/core/styles/*.layer.css', { query: '?url' }),
).map((path) => path.replace(/^.*\/|\.layer\.css$/g, ''));

/** Made of others that have no sheet under their own name. */
const madeOf: Record<string, string[]> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  Select: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  MultiSelect: ['Input', 'Combobox', 'Popover', 'ScrollArea', 'Pill', 'PillsInput'],
  Autocomplete: ['Input', 'Combobox', 'Popover', 'ScrollArea'],
  PasswordInput: ['Input', 'ActionIcon', 'UnstyledButton'],
  Button: ['UnstyledButton', 'Loader'],
  Modal: ['ModalBase', 'CloseButton', 'Overlay', 'Paper'],
  Drawer: ['ModalBase', 'CloseButton', 'Overlay', 'Paper'],
  Menu: ['Popover', 'UnstyledButton'],
  Pagination: ['UnstyledButton', 'Group'],
  Switch: ['InlineInput'],
  Checkbox: ['InlineInput'],
  Radio: ['InlineInput'],
};

test('every Mantine component that a screen uses brings its styles', () => {
  const used = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, names = ''] of source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)) {
      for (const name of names.split(',').map((each) => each.trim())) {
        if (/^[A-Z]/.test(name) && name in mantine) used.add(name);
      }
    }
  }
  expect(sheets).toContain('Button');
  expect(used).toContain('Button');
  const needed = [...used]
    .flatMap((name) => [name, ...(madeOf[name] ?? [])])
    .filter((name) => sheets.includes(name));
  const missing = needed.filter((name) => !styles.includes(`/styles/${name}.layer.css`));
  expect(missing).toEqual([]);
});
