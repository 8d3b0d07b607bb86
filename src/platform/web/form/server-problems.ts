import type { FormErrors } from '@mantine/form';
import { ApiError } from '../api/api-error.ts';

/** What the server found wrong, by field, with its texts; undefined when the failure is of another kind. */
export function serverProblems(error: unknown): FormErrors | undefined {
  if (!(error instanceof ApiError) || error.fields.length === 0) return undefined;
  return Object.fromEntries(error.fields.map(({ path, message }) => [path, message]));
}

/** Focuses a field once it is drawn again. */
export function focusField(name: string): void {
  setTimeout(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
    fields.find(({ dataset }) => dataset['path'] === name)?.focus();
  });
}

/** Focuses the first field that is marked as wrong, once the marks are drawn, where its name and its problem are in sight. */
export function focusFirstMarked(): void {
  setTimeout(() => {
    const first = document.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  });
}

/** Focuses the first field with a problem, in the order of the form. */
export function focusFirstProblem(errors: FormErrors): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find(({ dataset }) => errors[dataset['path'] ?? ''] !== undefined);
  first?.focus();
}
