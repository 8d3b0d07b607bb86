import { errors, type FieldProblem } from '#platform/contract/errors.ts';

interface Change {
  /** The change is based on this one. */
  readonly seen: string | null;
  readonly current: { readonly updated_at: string | null };
  readonly problems: FieldProblem[];
}

/** Refuses a change of a channel that somebody else has changed meanwhile, or that cannot work. */
export function checkChange({ seen, current, problems }: Change): void {
  if (current.updated_at !== seen) throw errors.conflict({ current });
  if (problems.length > 0) throw errors.validation_failed({ fields: problems });
}

/** A problem at a field, where there is one. */
export function problemIf(exists: boolean, path: string, name: string): FieldProblem[] {
  return exists ? [{ path, code: `notifications:errors.${name}` }] : [];
}
