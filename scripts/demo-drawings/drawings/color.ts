/** Lightness, green to red, blue to yellow: mixed in here, colors stay the colors people see. */
type Lab = readonly [lightness: number, a: number, b: number];

/**
 * A color as it looks under so much light. At 1 it is itself. Shadows keep their warmth and gain a little depth of
 * color, lights turn towards the lamp.
 */
export const lit = (color: string, light: number): string => {
  const [lightness, a, b] = labOf(color);
  if (light <= 1) {
    const shade = 1 - light;
    const depth = 1 + shade * 0.25;
    return hexOf([lightness * (1 - shade * 0.92), a * depth + shade * 0.006, b * depth + shade * 0.004]);
  }
  const share = Math.min(1, light - 1);
  return mix(color, '#fffaf2', share);
};

export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [labOf(one), labOf(other)];
  return hexOf([0, 1, 2].map((at) => (a[at] ?? 0) * (1 - share) + (b[at] ?? 0) * share) as unknown as Lab); // three of three
};

export const lightnessOf = (color: string) => labOf(color)[0];

const known = new Map<string, Lab>();
const labOf = (hex: string): Lab => {
  const found = known.get(hex);
  if (found) return found;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  known.set(hex, lab);
  return lab;
};

const hexOf = ([lightness, a, b]: Lab) => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((channel) => byte(gamma(channel)).toString(16).padStart(2, '0')).join('')}`;
};

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;
const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
