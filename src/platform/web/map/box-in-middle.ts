import { metresOfADegree } from './measure-area.ts';
import type { MapBox } from './shapes.ts';

interface Metres {
  readonly width: number;
  readonly height: number;
}

/** A part of the map in the middle of another one, so wide and so high. */
export function boxInMiddle(box: MapBox, { width, height }: Metres): MapBox {
  const [x, y] = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  const [east, north] = metresOfADegree(y);
  const [halfWidth, halfHeight] = [width / east / 2, height / north / 2];
  return { west: x - halfWidth, south: y - halfHeight, east: x + halfWidth, north: y + halfHeight };
}
