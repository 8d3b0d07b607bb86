import { divIcon, layerGroup, marker, polyline, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useMap } from './map-context.ts';
import type { Position, Ring } from './shapes.ts';
import classes from './map.module.css';

interface MapLineProps {
  readonly line: Ring;
  /** A click on the map adds a corner. */
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
    const place = ({ latlng }: LeafletMouseEvent) => add([latlng.lng, latlng.lat]);
    map.on('click', place);
    // A double click would show the place closer, between two corners.
    map.doubleClickZoom.disable();
    return () => {
      map.off('click', place);
      map.doubleClickZoom.enable();
    };
  }, [map]);
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

interface MapSightProps {
  readonly children: (centre: () => Position) => ReactNode;
}

/** Marks the middle of the map, where people who use no pointer add a corner. */
export function MapSight({ children }: MapSightProps) {
  const map = useMap();
  const centre = (): Position => {
    const { lng, lat } = map.getCenter();
    return [lng, lat];
  };
  return (
    <>
      {createPortal(<div className={classes.sight} aria-hidden />, map.getContainer())}
      {children(centre)}
    </>
  );
}
