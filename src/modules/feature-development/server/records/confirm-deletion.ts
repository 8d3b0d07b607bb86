import { errors, type AppError } from '#platform/contract/errors.ts';

interface Deletion {
  readonly name: string;
  readonly confirmedName: string | undefined;
  /** What is said when something hangs below and nothing was confirmed. */
  readonly refusal: () => AppError;
}

/** Lets nobody delete what hangs below unless she has typed the name of what she deletes. */
export function confirmDeletion({ name, confirmedName, refusal }: Deletion): void {
  if (confirmedName === undefined) throw refusal();
  if (confirmedName === name) return;
  throw errors.validation_failed({
    fields: [{ path: 'confirm_name', code: 'feature-development:errors.name_differs' }],
  });
}
