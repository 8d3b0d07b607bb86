import { moved } from './time-scale.ts';

/** From when until when something is planned. */
export interface Plan {
  readonly start_date: string | null;
  readonly due_date: string | null;
}

/** What is moved of a plan: all of it, or one of its ends. */
export type Grip = 'whole' | 'start_date' | 'due_date';

/** The plan so many days later; an end is never moved beyond the other one. */
export function shiftPlan({ start_date, due_date }: Plan, grip: Grip, days: number): Plan {
  const later = (day: string | null) => (day === null ? null : moved(day, days));
  switch (grip) {
    case 'whole':
      return { start_date: later(start_date), due_date: later(due_date) };
    case 'start_date': {
      const start = later(start_date ?? due_date);
      const isBeyond = start !== null && due_date !== null && start > due_date;
      return { start_date: isBeyond ? due_date : start, due_date };
    }
    case 'due_date': {
      const due = later(due_date ?? start_date);
      const isBeyond = due !== null && start_date !== null && due < start_date;
      return { start_date, due_date: isBeyond ? start_date : due };
    }
  }
}

export function isSamePlan(one: Plan, other: Plan): boolean {
  return one.start_date === other.start_date && one.due_date === other.due_date;
}
