/** A share in whole percent. Only what is whole is called 100, and only nothing 0. */
export function percentOf(count: number, total: number): number {
  if (total === 0 || count === 0) return 0;
  if (count === total) return 100;
  return Math.min(99, Math.max(1, Math.round((count / total) * 100)));
}
