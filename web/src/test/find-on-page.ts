import { act } from 'react';

/** The button that is called so: on the whole page, for dialogs stand beside what is drawn. */
export const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

export const click = (name: string) => act(async () => button(name).click());

/** The field under this label. */
export const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(
    (each) => each.textContent?.replace(/ ?\*$/, '') === label,
  );
  const input = found && document.getElementById(found.htmlFor);
  if (!(input instanceof HTMLInputElement)) throw new Error(`There is no field ${label}.`);
  return input;
};

/** Types over what is in a field, as a person does. */
export const fill = (label: string, text: string) =>
  act(async () => {
    const input = field(label);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Everything the page says. */
export const words = () => document.body.textContent ?? '';
