/** An hour of the day as clocks show it. */
export function hourOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
