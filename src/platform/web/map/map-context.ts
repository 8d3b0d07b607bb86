import type { Map } from 'leaflet';
import { createContext, use } from 'react';

/** The map on which layers draw. */
export const MapContext = createContext<Map | undefined>(undefined);

/** The map around a layer. */
export function useMap(): Map {
  const map = use(MapContext);
  if (map === undefined) throw new Error('A layer needs a map around it.');
  return map;
}
