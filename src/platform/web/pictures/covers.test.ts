import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coverAfterKey, coverBetween, FIRST_COVER, isMeant, type Cover } from './covers.ts';

const anywhere = fc.double({ min: -2, max: 3, noNaN: true });
const key = fc.record({
  key: fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
  shiftKey: fc.boolean(),
});

const isInside = ({ x, y, width, height }: Cover) =>
  x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= 1 + 1e-9 && y + height <= 1 + 1e-9;

it('stays on the picture wherever it is drawn to and however long keys are pressed', () => {
  fc.assert(
    fc.property(
      fc.record({ x: anywhere, y: anywhere }),
      fc.record({ x: anywhere, y: anywhere }),
      fc.array(key, { maxLength: 300 }),
      (one, other, keys) => {
        const drawn = coverBetween(one, other);
        const cover = isMeant(drawn) ? drawn : FIRST_COVER;
        const moved = keys.reduce<Cover>(
          (last, pressed) => coverAfterKey(last, pressed) ?? last,
          cover,
        );
        expect(isInside(drawn)).toBe(true);
        expect(isInside(moved)).toBe(true);
        expect(isMeant(moved)).toBe(true);
      },
    ),
  );
});

it('moves by an arrow, and changes its size by Shift and an arrow', () => {
  const { x, width } = FIRST_COVER;
  expect(coverAfterKey(FIRST_COVER, { key: 'ArrowRight', shiftKey: false })?.x).toBeCloseTo(
    x + 0.01,
  );
  expect(coverAfterKey(FIRST_COVER, { key: 'ArrowRight', shiftKey: true })?.width).toBeCloseTo(
    width + 0.01,
  );
  expect(coverAfterKey(FIRST_COVER, { key: 'Enter', shiftKey: false })).toBeUndefined();
});
