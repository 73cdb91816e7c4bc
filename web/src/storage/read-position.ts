/** Two coordinates as maps copy them: `45.5152, -122.6784`. Nothing for anything else. */
export const readPosition = (text: string): { latitude: number; longitude: number } | undefined => {
  const found =
    /^\s*\(?\s*([+-]?\d{1,2}(?:\.\d+)?)\s*°?\s*[,;\s]\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*\)?\s*$/.exec(text);
  if (!found) return undefined;
  const latitude = Number(found[1]);
  const longitude = Number(found[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
};
