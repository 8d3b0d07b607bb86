import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { focusFirstProblem, serverProblems } from './server-problems.ts';
import type { ZodForm } from './use-zod-form.ts';

/** A record being edited, and how to read a newer one that a conflict brings. */
export interface Editing<Values, Stored> {
  readonly stored: Stored;
  /** Schema of the record, for the one that comes with a conflict. */
  readonly schema: z.ZodType<Stored>;
  readonly toValues: (stored: Stored) => Values;
  /** Labels of the fields, to show which ones differ. */
  readonly labels: Readonly<Record<string, string>>;
  /** Formats a value that is not readable by itself, for example a person's id; undefined for all others. */
  readonly write?: (field: string, value: unknown) => string | undefined;
}

interface Saving<Values extends object, Stored> {
  readonly form: ZodForm<Values>;
  readonly editing?: Editing<Values, Stored>;
  readonly save: (values: Values, stored: Stored | undefined) => Promise<unknown>;
  readonly onSaved: () => void;
  /** The failure where no field shows it and it is no conflict. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Saves a form: what the server finds wrong appears beside its field, and when somebody else was faster
 * nothing is overwritten until this person has seen what changed.
 */
export function useSaving<Values extends object, Stored>({
  form,
  editing,
  save,
  onSaved,
  onFailed,
}: Saving<Values, Stored>) {
  const [busy, setBusy] = useState(false);
  const [stored, setStored] = useState(editing?.stored);
  const [theirs, setTheirs] = useState<Stored>();

  const send = async (values: Values, basis: Stored | undefined) => {
    setBusy(true);
    try {
      await save(values, basis);
      form.resetDirty();
      onSaved();
    } catch (error) {
      handle(error);
    } finally {
      setBusy(false);
    }
  };

  const handle = (error: unknown) => {
    const problems = serverProblems(error);
    if (problems !== undefined) {
      form.setErrors(problems);
      focusFirstProblem(problems);
      return;
    }
    const newer =
      error instanceof ApiError && error.status === 409
        ? editing?.schema.safeParse(error.current)
        : undefined;
    if (newer?.success === true) {
      setTheirs(newer.data);
      return;
    }
    onFailed?.(error);
    // The action's toast shows what the server refused, and the form is unchanged.
    if (!(error instanceof ApiError)) throw error;
  };

  const resolve = (keepMine: boolean) => {
    if (theirs === undefined || editing === undefined) return;
    if (!keepMine) form.setValues(editing.toValues(theirs));
    setStored(theirs);
    setTheirs(undefined);
  };

  return {
    busy,
    submit: form.onSubmit((values) => void send(values, stored), focusFirstProblem),
    conflict: theirs === undefined ? undefined : { theirs, resolve },
  };
}
