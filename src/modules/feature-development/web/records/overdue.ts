const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' });

interface Due {
  readonly date: string;
  /** Percent. */
  readonly progress: number;
}

/** Whether the day has passed by Bangkok's calendar while work is left. */
export function isOverdue({ date, progress }: Due, now: number): boolean {
  return progress < 100 && date < day.format(now);
}
