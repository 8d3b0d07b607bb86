/** Days after which work that does not move is marked, and after which it is a reason for concern. */
const AGEING_DAYS = 7;
const STALE_DAYS = 14;

const DAY_MS = 24 * 3600 * 1000;

export const ages = ['fresh', 'ageing', 'stale'] as const;

export type Age = (typeof ages)[number];

/** How many whole days something has been at its stage, and how old that makes it. */
export function stageAge(since: string, now: number): { days: number; age: Age } {
  const days = Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS));
  if (days > STALE_DAYS) return { days, age: 'stale' };
  return { days, age: days > AGEING_DAYS ? 'ageing' : 'fresh' };
}
