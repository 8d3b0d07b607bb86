import type { Position, Ring, Shape } from './shapes.ts';
import { turning } from './measure-area.ts';

/** A shape while it is drawn: rings are not closed, and an area may be unfinished. */
export interface Drawing {
  readonly areas: Shape;
  /** The corners of the area that is being drawn. */
  readonly line: Ring;
}

/** Which corner of a drawing. */
export interface Corner {
  readonly area: number;
  readonly ring: number;
  readonly corner: number;
}

export const NOTHING_DRAWN: Drawing = { areas: [], line: [] };

const LEAST_CORNERS = 3;

/** A stored shape to be changed. */
export function drawingOf(shape: Shape): Drawing {
  return { areas: shape.map((area) => area.map((ring) => ring.slice(0, -1))), line: [] };
}

/** The finished areas as they are stored, with each ring closed. */
export function shapeOf({ areas }: Drawing): Shape {
  return areas.map((area) => area.map((ring) => [...ring, ...ring.slice(0, 1)]));
}

export function addToLine({ areas, line }: Drawing, position: Position): Drawing {
  return { areas, line: [...line, position] };
}

/** Whether the area that is being drawn has enough corners. */
export function canFinish({ line }: Drawing): boolean {
  return line.length >= LEAST_CORNERS;
}

/** Whether something is drawn, and nothing of it waits for more corners. */
export function isFinished({ areas, line }: Drawing): boolean {
  return areas.length > 0 && line.length === 0;
}

export function finishArea(drawing: Drawing): Drawing {
  if (!canFinish(drawing)) return drawing;
  return { areas: [...drawing.areas, [drawing.line]], line: [] };
}

export function moveCorner(drawing: Drawing, at: Corner, to: Position): Drawing {
  return changeRing(drawing, at, (ring) => ring.with(at.corner, to));
}

/** Puts a corner after another one. */
export function insertCorner(drawing: Drawing, at: Corner, position: Position): Drawing {
  return changeRing(drawing, at, (ring) => ring.toSpliced(at.corner + 1, 0, position));
}

/** Takes a corner away, and what is left without an area. */
export function removeCorner(drawing: Drawing, at: Corner): Drawing {
  const ring = drawing.areas[at.area]?.[at.ring] ?? [];
  if (ring.length > LEAST_CORNERS) {
    return changeRing(drawing, at, (corners) => corners.toSpliced(at.corner, 1));
  }
  if (at.ring === 0) return removeArea(drawing, at.area);
  const areas = drawing.areas.map((area, place) =>
    place === at.area ? area.toSpliced(at.ring, 1) : area,
  );
  return { ...drawing, areas };
}

export function removeArea({ areas, line }: Drawing, area: number): Drawing {
  return { areas: areas.toSpliced(area, 1), line };
}

/** Splits an area by the line between two corners of its border; nothing where that line is outside it. */
export function splitArea(drawing: Drawing, from: Corner, to: Corner): Drawing | undefined {
  const area = drawing.areas[from.area];
  const [border] = area ?? [];
  if (border === undefined || area?.length !== 1) return undefined;
  if (from.area !== to.area || from.ring !== 0 || to.ring !== 0) return undefined;
  const [first, last] = [Math.min(from.corner, to.corner), Math.max(from.corner, to.corner)];
  const halves = [
    border.slice(first, last + 1),
    [...border.slice(last), ...border.slice(0, first + 1)],
  ];
  const direction = Math.sign(turning(border));
  const isInside = halves.every(
    (half) => half.length >= LEAST_CORNERS && Math.sign(turning(half)) === direction,
  );
  if (!isInside) return undefined;
  const areas = drawing.areas.toSpliced(from.area, 1, ...halves.map((half) => [half]));
  return { ...drawing, areas };
}

function changeRing(drawing: Drawing, at: Corner, change: (ring: Ring) => Ring): Drawing {
  const areas = drawing.areas.map((area, place) =>
    place === at.area ? area.map((ring, index) => (index === at.ring ? change(ring) : ring)) : area,
  );
  return { ...drawing, areas };
}

/** Marks a corner, at most two at a time, or unmarks it. */
export function toggleCorner(chosen: readonly Corner[], corner: Corner): Corner[] {
  const others = chosen.filter((each) => !isSameCorner(each, corner));
  return others.length < chosen.length ? others : [...chosen.slice(-1), corner];
}

export function isSameCorner(one: Corner, other: Corner): boolean {
  return one.area === other.area && one.ring === other.ring && one.corner === other.corner;
}
