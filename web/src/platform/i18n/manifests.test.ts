import { expect, test } from 'vitest';
import { languages } from './languages.ts';

type Manifest = { lang: string; shortcuts: { name: string; url: string }[] } & Record<string, unknown>;
const files = import.meta.glob<string>('../../../public/*.webmanifest', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const read = (code: string): Manifest => {
  const name = code === 'en' ? 'manifest.webmanifest' : `manifest.${code}.webmanifest`;
  return JSON.parse(files[`../../../public/${name}`] ?? '');
};
/** Without what is said in words. */
const shapeOf = ({ name, description, lang, dir, shortcuts, ...rest }: Manifest) => ({
  ...rest,
  shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, name: '' })),
});

test.each(languages.map(({ code, rtl }) => ({ code, rtl })))(
  'an app that is installed in $code is called so, and is the same app',
  ({ code, rtl }) => {
    const manifest = read(code);
    expect(manifest.lang).toBe(code);
    expect(manifest['dir'] === 'rtl').toBe(rtl);
    expect(shapeOf(manifest)).toEqual(shapeOf(read('en')));
  },
);
