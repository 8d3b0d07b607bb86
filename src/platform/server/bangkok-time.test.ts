import { expect, it } from 'vitest';
import { bangkokClock, bangkokTime } from './bangkok-time.ts';

it('writes an instant as the clock in Bangkok shows it', () => {
  expect(bangkokClock(new Date('2026-01-02T03:04:05.678Z'))).toBe('2026-01-02 10:04:05');
  expect(bangkokClock(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 00:00:00');
  expect(bangkokClock(new Date('2026-09-30T16:59:59Z'))).toBe('2026-09-30 23:59:59');
  expect(bangkokTime(new Date('2026-10-10T10:10:10Z')).toISOString()).toContain('10-10T17:10:10');
});
