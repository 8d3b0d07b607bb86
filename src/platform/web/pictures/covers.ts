/** A part of a picture that is covered, in shares of its width and height. */
export interface Cover {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A new one in the middle, about as large as a line of an identity card. */
export const FIRST_COVER: Cover = { x: 0.35, y: 0.45, width: 0.3, height: 0.1 };

const LEAST = 0.01;
const STEP = 0.01;

const DIRECTIONS = new Map<string, Place>([
  ['ArrowLeft', { x: -STEP, y: 0 }],
  ['ArrowRight', { x: STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: -STEP }],
  ['ArrowDown', { x: 0, y: STEP }],
]);

/** What spans two corners, which may lie outside of the picture. */
export function coverBetween(one: Place, other: Place): Cover {
  const [left, right] = [one.x, other.x].map(within).toSorted((a, b) => a - b);
  const [top, bottom] = [one.y, other.y].map(within).toSorted((a, b) => a - b);
  const [x = 0, y = 0] = [left, top];
  return { x, y, width: (right ?? x) - x, height: (bottom ?? y) - y };
}

/** Whether somebody meant to draw it: a click is no cover. */
export function isMeant({ width, height }: Cover): boolean {
  return width >= LEAST && height >= LEAST;
}

/** After an arrow key: moved, or with Shift resized, and never beyond the picture. */
export function coverAfterKey(
  cover: Cover,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Cover | undefined {
  const step = DIRECTIONS.get(key);
  if (step === undefined) return undefined;
  const { x, y, width, height } = cover;
  if (shiftKey) {
    return {
      ...cover,
      width: clamp(width + step.x, LEAST, 1 - x),
      height: clamp(height + step.y, LEAST, 1 - y),
    };
  }
  return { ...cover, x: clamp(x + step.x, 0, 1 - width), y: clamp(y + step.y, 0, 1 - height) };
}

const within = (share: number) => clamp(share, 0, 1);

function clamp(value: number, ...[least, most]: readonly [number, number]): number {
  return Math.min(Math.max(value, least), most);
}
