import * as z from 'zod';

export type Point = { readonly latitude: number; readonly longitude: number };

const coordinates = z.tuple([z.coerce.number().min(-180).max(180), z.coerce.number().min(-90).max(90)]);
/** What Nominatim and those who follow it answer, or GeoJSON as Photon, Pelias and Mapbox write it. */
const Found = z.union([
  z.array(
    z.looseObject({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) }),
  ),
  z.looseObject({ features: z.array(z.looseObject({ geometry: z.looseObject({ coordinates }) })) }),
]);

const patienceMs = 10_000;

/** Where an address is, by the geocoder of the configuration; undefined where it knows none. */
export const findPoint = async (geocoderUrl: string, address: string): Promise<Point | undefined> => {
  const answer = await fetch(geocoderUrl.replaceAll('{address}', encodeURIComponent(address)), {
    headers: { accept: 'application/json', 'user-agent': 'Archway' },
    signal: AbortSignal.timeout(patienceMs),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`The geocoder answered with ${answer.status}.`);
  const found = Found.parse(await answer.json());
  if (Array.isArray(found)) {
    const [first] = found;
    return first && { latitude: first.lat, longitude: first.lon };
  }
  const [longitude, latitude] = found.features[0]?.geometry.coordinates ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
};
