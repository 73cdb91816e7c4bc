/** Ten shades from the lightest to the darkest, as Mantine wants them. */
type Shades = readonly [string, string, string, string, string, string, string, string, string, string];

/** The brand: a muted rose-brown. 7 fills controls in light, 6 in dark; 8 is the darker variant. */
// biome-ignore format: one scale is one line
export const rose = [
  '#fbf3f1', '#f1e3df', '#e3c5bd', '#d4a598', '#c88a79', '#b97563', '#9c5f50', '#8a5143', '#784639', '#5f372d',
] as const satisfies Shades;

/** Warm neutrals of the light theme. */
// biome-ignore format: one scale is one line
export const stone = [
  '#faf8f6', '#f4f1ee', '#ebe6e1', '#ddd6cf', '#c9c0b7', '#a1978d', '#7b7168', '#5f564f', '#403934', '#2a2521',
] as const satisfies Shades;

/** Warm neutrals of the dark theme, from its text to its deepest ground. */
// biome-ignore format: one scale is one line
export const umber = [
  '#ece6e1', '#d5cdc6', '#b0a69d', '#8c827a', '#4b443e', '#3b3530', '#2d2824', '#231f1c', '#1a1714', '#12100e',
] as const satisfies Shades;

/** Success. */
// biome-ignore format: one scale is one line
export const green = [
  '#eef7f0', '#d7ecdc', '#b0d9ba', '#84c294', '#5dab71', '#3f9156', '#2c7a44', '#246838', '#1d562e', '#164324',
] as const satisfies Shades;

/** Information. */
// biome-ignore format: one scale is one line
export const cyan = [
  '#e9f6f8', '#d0ebf0', '#a1d7e1', '#6ebfce', '#43a6b9', '#258b9f', '#147386', '#106171', '#0d4f5d', '#0a3d48',
] as const satisfies Shades;

/** Warning. */
// biome-ignore format: one scale is one line
export const orange = [
  '#fdf3e8', '#fae4ca', '#f4c893', '#eba95b', '#df8b30', '#c47018', '#a2580e', '#894a0c', '#703d0a', '#573008',
] as const satisfies Shades;

/** Error. */
// biome-ignore format: one scale is one line
export const red = [
  '#fdf0ef', '#f9dcda', '#f2b8b3', '#e9928b', '#df7069', '#cf4d45', '#b53831', '#9c2e28', '#822621', '#661e1a',
] as const satisfies Shades;
