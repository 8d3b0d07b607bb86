import 'leaflet/dist/leaflet.css';
import { control, map as makeMap, type Map } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { MapContext } from './map-context.ts';
import { THAILAND, type MapBox } from './shapes.ts';
import classes from './map.module.css';

/** What of the map is seen, as maps of the web count zooms. */
export interface MapView extends MapBox {
  readonly zoom: number;
}

export interface MapFrameProps {
  /** What the map shows, for people who do not see it. */
  readonly label: string;
  /** Names of the buttons. */
  readonly zoomIn: string;
  readonly zoomOut: string;
  /** What is shown first, and again whenever it changes; else Thailand. */
  readonly box?: MapBox;
  readonly onMove?: (view: MapView) => void;
  readonly height?: 'low' | 'tall';
  /** Layers, such as `MapShapes`; what they draw besides the map is below it. */
  readonly children?: ReactNode;
  /** In the corner of the map. */
  readonly over?: ReactNode;
}

/** A plot fills the map, but not so much that nobody sees where it is. */
const CLOSEST = 18;
const FARTHEST = 5;

/** A map that is moved by dragging, pinching, the wheel, the arrow keys, plus and minus. */
export function MapFrame({ label, box, onMove, children, over, ...props }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<Map>();
  const moved = useEffectEvent((shown: Map) => onMove?.(viewOf(shown)));
  const { zoomIn, zoomOut } = props;

  useEffect(() => {
    if (place.current === null) return undefined;
    const made = makeMap(place.current, {
      zoomControl: false,
      attributionControl: false,
      minZoom: FARTHEST,
      maxZoom: 22,
      fadeAnimation: false,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    });
    // Between tiles and shapes, whichever is drawn first.
    made.createPane('ground').style.zIndex = '300';
    control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(made);
    control.scale({ imperial: false, maxWidth: 140 }).addTo(made);
    show(made, THAILAND);
    made.on('moveend', () => moved(made));
    const sizes = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    sizes.observe(place.current);
    setMap(made);
    return () => {
      sizes.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, [zoomIn, zoomOut]);

  const { west, south, east, north } = box ?? THAILAND;
  useEffect(() => {
    if (map !== undefined) show(map, { west, south, east, north });
  }, [map, west, south, east, north]);

  return (
    <>
      <div className={classes.frame} data-height={props.height ?? 'low'}>
        <div ref={place} className={classes.map} role="region" aria-label={label} />
        {over !== undefined && <div className={classes.over}>{over}</div>}
      </div>
      {map !== undefined && <MapContext value={map}>{children}</MapContext>}
    </>
  );
}

function show(map: Map, { west, south, east, north }: MapBox): void {
  map.fitBounds(
    [
      [south, west],
      [north, east],
    ],
    { maxZoom: CLOSEST, padding: [32, 32], animate: false },
  );
}

const between = (degrees: number, most: number) => Math.min(most, Math.max(-most, degrees));

function viewOf(map: Map): MapView {
  const bounds = map.getBounds();
  return {
    west: between(bounds.getWest(), 180),
    south: between(bounds.getSouth(), 90),
    east: between(bounds.getEast(), 180),
    north: between(bounds.getNorth(), 90),
    zoom: Math.round(map.getZoom()),
  };
}
