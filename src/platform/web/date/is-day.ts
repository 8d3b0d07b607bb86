const DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether a text is a day that exists, as on the wire: `2026-11-23`. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : NaN;
  // 31 February is taken for 3 March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
