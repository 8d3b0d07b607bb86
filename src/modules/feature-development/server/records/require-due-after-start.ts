import { errors } from '#platform/contract/errors.ts';

interface Plan {
  readonly start_date: string | null;
  readonly due_date: string | null;
}

/** Nothing is due before it starts, also where only one of the two days is changed. */
export function requireDueAfterStart({ start_date, due_date }: Plan): void {
  if (start_date === null || due_date === null || due_date >= start_date) return;
  throw errors.validation_failed({
    fields: [{ path: 'due_date', code: 'feature-development:errors.due_before_start' }],
  });
}
