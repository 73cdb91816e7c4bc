import { cyan, green, orange, red, rose, stone, umber } from './palette.ts';

/**
 * The colors that screens use, by what they are for. CSS reads them as `--aw-<name>`; contrast.test.ts proves every
 * pair that meets on a screen. `background` and `surface` change places in the bordered skin (see global.css).
 */
export const tokens = {
  light: {
    background: stone[0],
    surface: '#ffffff',
    raised: '#ffffff',
    text: stone[9],
    dimmed: '#665d55',
    placeholder: '#736a62',
    link: rose[7],
    hover: stone[1],
    line: stone[2],
    'line-strong': stone[4],
    'control-line': '#91877d',
    focus: rose[7],
    'brand-tint': rose[0],
    'brand-tint-text': rose[9],
    'success-text': green[7],
    'info-text': cyan[7],
    'warning-text': orange[7],
    'error-text': red[7],
    'nav-background': '#ffffff',
    'nav-text': stone[8],
    'nav-dimmed': '#665d55',
    'nav-hover': stone[1],
    'nav-active': rose[7],
    'nav-active-text': '#ffffff',
    'nav-line': stone[2],
  },
  dark: {
    background: umber[8],
    surface: umber[7],
    raised: '#2a2521',
    text: umber[0],
    dimmed: umber[2],
    placeholder: '#a0968d',
    link: rose[3],
    hover: umber[6],
    line: umber[5],
    'line-strong': umber[4],
    'control-line': '#80766e',
    focus: rose[3],
    'brand-tint': '#3a2a25',
    'brand-tint-text': rose[1],
    'success-text': green[3],
    'info-text': cyan[3],
    'warning-text': orange[3],
    'error-text': red[3],
    'nav-background': umber[7],
    'nav-text': umber[1],
    'nav-dimmed': umber[2],
    'nav-hover': umber[6],
    'nav-active': rose[6],
    'nav-active-text': '#ffffff',
    'nav-line': umber[5],
  },
} as const;

/** The semi-dark vertical nav: dark beside a light page. */
export const semiDarkNav = {
  'nav-background': '#2c2522',
  'nav-text': '#e8deda',
  'nav-dimmed': '#b9aaa3',
  'nav-hover': '#3a312d',
  'nav-active': rose[7],
  'nav-active-text': '#ffffff',
  'nav-line': '#41372f',
} as const;

/** The grounds of badges, avatars and alerts in the dark theme: seen as a color, beside a surface that is nearly black. */
export const darkTints = {
  rose: rose[9],
  green: green[9],
  cyan: cyan[9],
  orange: orange[9],
  red: red[9],
  gray: umber[5],
} as const;
