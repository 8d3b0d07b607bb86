import { divIcon, layerGroup, marker, type LatLng } from 'leaflet';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
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
  /** Said where so many corners are in view that none is drawn. */
  readonly crowded: ReactNode;
}

/** More cannot be told apart, and would make the map slow: then people look closer first. */
const MOST = 150;

const PIXELS = 36;

/** The corners of a drawing, to be dragged, and a smaller one in the middle of each side, to be added. */
export function MapCorners({ drawing, chosen, crowded, ...acts }: MapCornersProps) {
  const map = useMap();
  const [bounds, setBounds] = useState(() => map.getBounds());
  const isDragging = useRef(false);
  const onChoose = useEffectEvent(acts.onChoose);
  const onMove = useEffectEvent(acts.onMove);
  const onInsert = useEffectEvent(acts.onInsert);
  useEffect(() => {
    // New corners in the middle of a drag would end it.
    const look = () => {
      if (!isDragging.current) setBounds(map.getBounds());
    };
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map]);
  const sides = useMemo(() => {
    const around = bounds.pad(0.1);
    return sidesOf(drawing).filter(({ from }) => around.contains(latLng(from)));
  }, [drawing, bounds]);
  const isCrowded = sides.length > MOST;
  useEffect(() => {
    const layer = layerGroup().addTo(map);
    const begin = () => {
      isDragging.current = true;
    };
    const end = () => {
      isDragging.current = false;
      setBounds(map.getBounds());
    };
    for (const { at, from, to } of isCrowded ? [] : sides) {
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
        .on('dragend', ({ target }: { target: Placed }) => {
          end();
          onMove(at, placeOf(target), true);
        })
        .addTo(layer);
      const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      marker(latLng(middle), {
        icon: signOf(`${classes.between}`),
        draggable: true,
        keyboard: false,
      })
        .on('click', () => onInsert(at, middle))
        .on('dragstart', begin)
        .on('dragend', ({ target }: { target: Placed }) => {
          end();
          onInsert(at, placeOf(target));
        })
        .addTo(layer);
    }
    return () => void layer.remove();
  }, [map, sides, isCrowded, chosen]);
  return isCrowded ? crowded : null;
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
