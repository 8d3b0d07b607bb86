import { errors, type AppError } from '#platform/contract/errors.ts';

/** A record to delete, and its name where everything below goes with it. */
export interface Deletion {
  readonly id: string;
  readonly confirm_name?: string | undefined;
}

interface Confirmation extends Omit<Deletion, 'id'> {
  readonly name: string;
  /** Where there is something below and nothing was confirmed. */
  readonly refusal: () => AppError;
}

/** Refuses to delete a record with others below it unless its name was typed. */
export function confirmDeletion({ name, confirm_name, refusal }: Confirmation): void {
  if (confirm_name === undefined) throw refusal();
  if (confirm_name === name) return;
  throw errors.validation_failed({
    fields: [{ path: 'confirm_name', code: 'feature-development:errors.name_differs' }],
  });
}
