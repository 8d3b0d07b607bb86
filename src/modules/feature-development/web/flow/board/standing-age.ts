/** Days after which work that stands still is noticed, and after which it should worry somebody. */
const AGEING_DAYS = 7;
const STALE_DAYS = 14;

const DAY_MS = 24 * 3600 * 1000;

export const ages = ['fresh', 'ageing', 'stale'] as const;

export type Age = (typeof ages)[number];

/** How long something has stood where it stands, in whole days, and what to think of that. */
export function standingAge(since: string, now: number): { days: number; age: Age } {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  if (days > STALE_DAYS) return { days, age: 'stale' };
  return { days, age: days > AGEING_DAYS ? 'ageing' : 'fresh' };
}
