type Size = { readonly width: number; readonly height: number };

/** The same shape, no side longer than `longest`; never larger than it is. */
export const fitWithin = ({ width, height }: Size, longest: number): Size => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
