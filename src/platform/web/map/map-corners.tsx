import { divIcon, layerGroup, marker, type LatLng } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameCorner, type Corner, type Drawing } from './drawing.ts';
import { useMap } from './map-context.ts';
import type { Position } from './shapes.ts';
import classes from './map.module.css';

interface MapCornersProps {
  readonly drawing: Drawing;
  /** Those that are marked. */
  readonly chosen: readonly Corner[];
  readonly onChoose: (corner: Corner) => void;
  /** While it is dragged, and when it is dropped. */
  readonly onMove: (corner: Corner, to: Position, dropped: boolean) => void;
  /** A new corner after another one. */
  readonly onInsert: (after: Corner, position: Position) => void;
}

/** More cannot be told apart, and would make the map slow: then people look closer first. */
const MOST = 150;

const PIXELS = 36;

/** The corners of a drawing, to be dragged, and a smaller one in the middle of each side, to be added. */
export function MapCorners({ drawing, chosen, ...acts }: MapCornersProps) {
  const map = useMap();
  const [view, setView] = useState(0);
  const isDragging = useRef(false);
  const onChoose = useEffectEvent(acts.onChoose);
  const onMove = useEffectEvent(acts.onMove);
  const onInsert = useEffectEvent(acts.onInsert);
  useEffect(() => {
    // New corners in the middle of a drag would end it.
    const look = () => {
      if (!isDragging.current) setView((last) => last + 1);
    };
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);
  useEffect(() => {
    const bounds = map.getBounds().pad(0.1);
    const all = sidesOf(drawing).filter(({ from }) => bounds.contains(latLng(from)));
    const layer = layerGroup().addTo(map);
    const begin = () => {
      isDragging.current = true;
    };
    isDragging.current = false;
    if (all.length > MOST) return () => void layer.remove();
    for (const { at, from, to } of all) {
      const isChosen = chosen.some((each) => isSameCorner(each, at));
      marker(latLng(from), {
        icon: signOf(isChosen ? `${classes.corner} ${classes.chosen}` : `${classes.corner}`),
        draggable: true,
        keyboard: false,
        zIndexOffset: 100,
      })
        .on('click', () => onChoose(at))
        .on('dragstart', begin)
        .on('drag', ({ target }: { target: Placed }) => onMove(at, placeOf(target), false))
        .on('dragend', ({ target }: { target: Placed }) => onMove(at, placeOf(target), true))
        .addTo(layer);
      const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      marker(latLng(middle), {
        icon: signOf(`${classes.between}`),
        draggable: true,
        keyboard: false,
      })
        .on('click', () => onInsert(at, middle))
        .on('dragstart', begin)
        .on('dragend', ({ target }: { target: Placed }) => onInsert(at, placeOf(target)))
        .addTo(layer);
    }
    return () => void layer.remove();
  }, [map, drawing, chosen, view]);
  return null;
}

interface Placed {
  getLatLng: () => LatLng;
}

function placeOf(placed: Placed): Position {
  const { lng, lat } = placed.getLatLng();
  return [lng, lat];
}

/** Each side of each ring, by the corner at which it begins. */
function sidesOf({ areas }: Drawing) {
  return areas.flatMap((rings, area) =>
    rings.flatMap((positions, ring) =>
      positions.map((from, corner) => ({
        at: { area, ring, corner },
        from,
        to: positions[(corner + 1) % positions.length] ?? from,
      })),
    ),
  );
}

const latLng = ([longitude, latitude]: Position): [number, number] => [latitude, longitude];

const signOf = (className: string) => divIcon({ className, iconSize: [PIXELS, PIXELS] });
