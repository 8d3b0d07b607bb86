import { errors, type AppError } from '#platform/contract/errors.ts';

interface Deletion {
  readonly name: string;
  readonly confirm_name?: string | undefined;
  /** What is said when something hangs below and nothing was confirmed. */
  readonly refusal: () => AppError;
}

/** Lets nobody delete what hangs below unless she has typed the name of what she deletes. */
export function confirmDeletion({ name, confirm_name, refusal }: Deletion): void {
  if (confirm_name === undefined) throw refusal();
  if (confirm_name === name) return;
  throw errors.validation_failed({
    fields: [{ path: 'confirm_name', code: 'feature-development:errors.name_differs' }],
  });
}
