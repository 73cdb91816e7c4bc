import { createContext, useContext } from 'react';

/** Where the pictures of a map come from, and who drew it. */
export type MapTiles = { readonly url: string; readonly credit: string };

const MapTilesContext = createContext<MapTiles | null>(null);

/** The app provides it from what the server tells; without it maps are a plain grid, and nobody else is asked. */
export const MapTilesProvider = MapTilesContext.Provider;
export const useMapTiles = () => useContext(MapTilesContext);
