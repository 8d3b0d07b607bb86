import { tileLayer } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from './map-context.ts';

/** A picture of the ground behind everything, from an address such as `https://tiles.example.com/{z}/{x}/{y}.png`. */
export function MapTiles({ address }: { readonly address: string }) {
  const map = useMap();
  useEffect(() => {
    // Beyond the finest tiles the last ones are enlarged.
    const layer = tileLayer(address, { maxNativeZoom: 18, maxZoom: 22 }).addTo(map);
    return () => void layer.remove();
  }, [map, address]);
  return null;
}
