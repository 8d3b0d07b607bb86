import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeOf } from './place.ts';

const view = { width: 400, height: 800 };
const popover = { width: 160, height: 200 };
const anchorAt = (left: number, top: number) => ({ left, top, right: left + 30, bottom: top + 30 });

describe('a menu', () => {
  it('opens below its button and ends where the button ends', () => {
    const place = placeOf('bottom-end', { anchor: anchorAt(300, 100), popover, view });
    expect(place).toEqual({ left: 170, top: 134 });
  });

  it('opens above where there is no room below', () => {
    const place = placeOf('bottom-start', { anchor: anchorAt(20, 700), popover, view });
    expect(place).toEqual({ left: 20, top: 496 });
  });

  it('never extends beyond the window', () => {
    const anchors = fc.record({
      left: fc.integer({ min: -50, max: 450 }),
      top: fc.integer({ min: -50, max: 850 }),
    });
    fc.assert(
      fc.property(anchors, ({ left, top }) => {
        for (const placement of ['bottom-start', 'bottom-end', 'top-start'] as const) {
          const place = placeOf(placement, { anchor: anchorAt(left, top), popover, view });
          expect(place.left).toBeGreaterThanOrEqual(8);
          expect(place.left + popover.width).toBeLessThanOrEqual(view.width - 8);
          expect(place.top).toBeGreaterThanOrEqual(8);
        }
      }),
    );
  });
});
