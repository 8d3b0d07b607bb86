import {
  divIcon,
  latLng,
  layerGroup,
  marker,
  polyline,
  type LatLng,
  type LeafletMouseEvent,
  type Map,
} from 'leaflet';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import type { Position, Ring } from './shapes.ts';
import classes from './map.module.css';

/** From this zoom on a finger is within a few metres of what it points at. */
export const CORNERS_ARE_EXACT = 14;

const STEPS_CLOSER = 4;
const CLOSE = 16;

interface MapLineProps {
  readonly line: Ring;
  /** A click on the map adds a corner; the first one comes closer where the ground is too small for it. */
  readonly onAdd: (position: Position) => void;
  /** A click on the first corner closes the area. */
  readonly onFinish: () => void;
}

const PIXELS = 36;

/** An area that is being drawn: each click adds a corner, one on the first corner ends it. */
export function MapLine({ line, onAdd, onFinish }: MapLineProps) {
  const map = useMap();
  const add = useEffectEvent(onAdd);
  const finish = useEffectEvent(onFinish);
  useEffect(() => {
    const place = ({ latlng }: LeafletMouseEvent) => pointAt(map, latlng, { line, add });
    map.on('click', place);
    // A double click would show the place closer, between two corners.
    map.doubleClickZoom.disable();
    return () => {
      map.off('click', place);
      map.doubleClickZoom.enable();
    };
  }, [map, line]);
  useEffect(() => {
    const corners = line.map(([x, y]): [number, number] => [y, x]);
    const icon = divIcon({ className: `${classes.corner}`, iconSize: [PIXELS, PIXELS] });
    const layer = layerGroup([
      polyline(corners, { className: classes.line, interactive: false }),
      ...corners.map((corner, place) =>
        marker(corner, { icon, keyboard: false, interactive: place === 0 }).on('click', () =>
          finish(),
        ),
      ),
    ]).addTo(map);
    return () => void layer.remove();
  }, [map, line]);
  return null;
}

interface Pointing {
  readonly line: Ring;
  readonly add: (position: Position) => void;
}

function pointAt(map: Map, place: LatLng, { line, add }: Pointing): void {
  const zoom = map.getZoom();
  if (line.length > 0 || zoom >= CORNERS_ARE_EXACT) add([place.lng, place.lat]);
  else map.setView(place, Math.min(CLOSE, zoom + STEPS_CLOSER));
}

interface MapSightProps extends Omit<MapLineProps, 'onFinish'> {
  /** `point` does in the middle of the map what a click does, `show` moves the map to a place. */
  readonly children: (acts: {
    readonly point: () => void;
    readonly show: (position: Position) => void;
  }) => ReactNode;
}

/** Marks the middle of the map, where people who use no pointer add a corner. */
export function MapSight({ line, onAdd, children }: MapSightProps) {
  const map = useMap();
  return (
    <>
      {createPortal(<div className={classes.sight} aria-hidden />, map.getContainer())}
      {children({
        point: () => pointAt(map, map.getCenter(), { line, add: onAdd }),
        show: ([longitude, latitude]) => map.setView(latLng(latitude, longitude), CLOSE + 1),
      })}
    </>
  );
}
