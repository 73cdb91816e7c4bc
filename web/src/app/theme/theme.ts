import type { CSSVariablesResolver, MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { breakpoints } from './breakpoints.ts';
import { cyan, green, orange, red, rose, stone, umber } from './palette.ts';
import { darkTints, tokens } from './tokens.ts';

/** What opens over the page stands inside its `main` (ui/layout/main-content.tsx), so that it belongs to a landmark. */
const insideMain = { target: '#overlays' };

/** The head of a dialog is not the banner of the page. */
const plainHeader = { header: { role: 'none' } };

/** Plain data: the build reads it too, to write the CSS variables (build/theme-css-plugin.ts). */
export const theme: MantineThemeOverride = {
  primaryColor: 'rose',
  primaryShade: { light: 7, dark: 6 },
  colors: {
    rose: tuple(rose),
    gray: tuple(stone),
    dark: tuple(umber),
    green: tuple(green),
    cyan: tuple(cyan),
    orange: tuple(orange),
    red: tuple(red),
  },
  black: stone[9],
  fontFamily: "'Public Sans Variable', 'Public Sans Fallback', system-ui, sans-serif",
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgba(42, 37, 33, 0.06)',
    sm: '0 1px 3px rgba(42, 37, 33, 0.08)',
    md: '0 4px 16px rgba(42, 37, 33, 0.1)',
    lg: '0 8px 28px rgba(42, 37, 33, 0.12)',
    xl: '0 16px 48px rgba(42, 37, 33, 0.16)',
  },
  breakpoints,
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Outlined and comfortable; 16 px text also keeps phones from zooming into a field.
    Input: { defaultProps: { size: 'md' } },
    InputWrapper: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md', checkIconPosition: 'right' } },
    // A closed list of four hundred time zones is not drawn.
    Combobox: { defaultProps: { keepMounted: false } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Button: { defaultProps: { loaderProps: { type: 'dots' } } },
    Menu: { defaultProps: { shadow: 'md', radius: 'md', offset: 6, withInitialFocusPlaceholder: false } },
    Popover: { defaultProps: { shadow: 'md', radius: 'md', portalProps: insideMain } },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        events: { hover: true, focus: true, touch: false },
        portalProps: insideMain,
      },
    },
    Modal: {
      defaultProps: {
        radius: 'lg',
        centered: true,
        overlayProps: { backgroundOpacity: 0.4 },
        attributes: plainHeader,
      },
    },
    Drawer: { defaultProps: { overlayProps: { backgroundOpacity: 0.4 }, attributes: plainHeader } },
    Pagination: { defaultProps: { withEdges: true } },
  },
};

/** Where Mantine's own variables take the house's tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables(tokens.light),
  dark: { ...variables(tokens.dark), ...tints },
});

const tints = Object.fromEntries(
  Object.entries(darkTints).map(([color, ground]) => [`--mantine-color-${color}-light`, ground]),
);

const variables = (scheme: (typeof tokens)['light' | 'dark']): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--aw-${name}`, value])),
  '--mantine-color-body': 'var(--aw-surface)',
  '--mantine-color-text': scheme.text,
  '--mantine-color-bright': scheme.text,
  '--mantine-color-dimmed': scheme.dimmed,
  '--mantine-color-placeholder': scheme.placeholder,
  '--mantine-color-anchor': scheme.link,
  '--mantine-color-error': scheme['error-text'],
  '--mantine-color-success': scheme['success-text'],
  '--mantine-color-default': 'var(--aw-surface)',
  '--mantine-color-default-color': scheme.text,
  '--mantine-color-default-hover': scheme.hover,
  '--mantine-color-default-border': scheme.line,
  '--mantine-color-green-text': scheme['success-text'],
  '--mantine-color-cyan-text': scheme['info-text'],
  '--mantine-color-orange-text': scheme['warning-text'],
  '--mantine-color-red-text': scheme['error-text'],
  '--mantine-color-rose-text': scheme.link,
});

function tuple(shades: readonly [string, ...string[]]): MantineColorsTuple {
  return shades as unknown as MantineColorsTuple; // Mantine's tuple type is mutable; ten shades are checked in palette.ts.
}
