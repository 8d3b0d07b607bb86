import { errors, type AppError } from '#platform/contract/errors.ts';

interface Deletion {
  readonly name: string;
  readonly confirm_name?: string | undefined;
  /** Where there is something below and nothing was confirmed. */
  readonly refusal: () => AppError;
}

/** Refuses to delete a record with others below it unless its name was typed. */
export function confirmDeletion({ name, confirm_name, refusal }: Deletion): void {
  if (confirm_name === undefined) throw refusal();
  if (confirm_name === name) return;
  throw errors.validation_failed({
    fields: [{ path: 'confirm_name', code: 'feature-development:errors.name_differs' }],
  });
}
