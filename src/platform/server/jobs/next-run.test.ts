import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextRunAfter } from './next-run.ts';

const HOUR = 3_600_000;
const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const inThailand = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Bangkok',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
const timeOf = (at: Date) => inThailand.format(at);

describe('the next run', () => {
  it('of an hourly schedule is at the next full hour', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const next = new Date(nextRunAfter({ repeat: 'hourly', hour: null }, now));
        const wait = next.getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(HOUR);
        expect(timeOf(next)).toMatch(/:00:00$/);
      }),
    );
  });

  it('of a daily schedule is at its hour in Thailand, today or tomorrow', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 23 }), (now, hour) => {
        const next = new Date(nextRunAfter({ repeat: 'daily', hour }, now));
        const wait = next.getTime() - now.getTime();
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(24 * HOUR);
        expect(timeOf(next)).toBe(`${String(hour).padStart(2, '0')}:00:00`);
      }),
    );
  });

  it('is never the present moment, even when the schedule is due now', () => {
    const six = new Date('2026-11-21T23:00:00Z');
    expect(nextRunAfter({ repeat: 'daily', hour: 6 }, six)).toBe('2026-11-22T23:00:00.000Z');
  });
});
