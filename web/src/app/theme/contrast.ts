/** WCAG 2 contrast of two opaque colors written as `#rrggbb`: 1 (none) to 21 (black on white). */
export const contrast = (one: string, other: string) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (color: string) => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => {
    const part = Number.parseInt(pair, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
