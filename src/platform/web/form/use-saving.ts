import { useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { dismissFailure } from '../feedback/toasts.ts';
import { mergeValues, type Merge } from './merge-values.ts';
import { focusField, focusFirstProblem, serverProblems } from './server-problems.ts';
import type { ZodForm } from './use-zod-form.ts';

/** A record being edited, and how to read a newer one that a conflict brings. */
export interface Editing<Values, Stored> {
  readonly stored: Stored;
  /** Schema of the record, for the one that comes with a conflict. */
  readonly schema: z.ZodType<Stored>;
  readonly toValues: (stored: Stored) => Values;
  /** Labels of the fields, to show which ones differ. */
  readonly labels: Readonly<Record<string, string>>;
}

/** What somebody else stored meanwhile, and what became of it in this form. */
interface Conflict<Stored> {
  readonly theirs: Stored;
  readonly merge: Merge;
}

interface Saving<Values extends object, Stored> {
  readonly form: ZodForm<Values>;
  readonly editing?: Editing<Values, Stored>;
  readonly save: (values: Values, stored: Stored | undefined) => Promise<unknown>;
  readonly onSaved: () => void;
  /** The failure where no field shows it and it is no conflict. */
  readonly onFailed?: (error: unknown) => void;
  /** The form's own rules refused it. */
  readonly onRefused?: () => void;
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
  onRefused,
}: Saving<Values, Stored>) {
  const [busy, setBusy] = useState(false);
  const [stored, setStored] = useState(editing?.stored);
  const [conflict, setConflict] = useState<Conflict<Stored>>();
  const [hasFailed, setFailed] = useState(false);

  const send = async (values: Values, basis: Stored | undefined) => {
    setBusy(true);
    setFailed(false);
    setConflict(undefined);
    try {
      await save(values, basis);
      form.resetDirty();
      onSaved();
    } catch (error) {
      handle(error, basis);
    } finally {
      setBusy(false);
    }
  };

  const handle = (error: unknown, basis: Stored | undefined) => {
    const problems = serverProblems(error);
    if (problems !== undefined) {
      form.setErrors(problems);
      dismissFailure(error);
      focusFirstProblem(problems);
      return;
    }
    const newer =
      error instanceof ApiError && error.status === 409
        ? editing?.schema.safeParse(error.current)
        : undefined;
    if (editing !== undefined && basis !== undefined && newer?.success === true) {
      const { toValues, labels } = editing;
      const [base, theirs] = [toValues(basis), toValues(newer.data)];
      const merge = mergeValues({ base, mine: form.getValues(), theirs, labels });
      form.setValues(only(theirs, Object.keys(merge.taken)));
      setStored(newer.data);
      dismissFailure(error);
      setConflict({ theirs: newer.data, merge });
      return;
    }
    setFailed(true);
    onFailed?.(error);
    // The action's toast shows what the server refused, and the form is unchanged.
    if (!(error instanceof ApiError)) throw error;
  };

  const resolve = (fields: readonly string[]) => {
    if (conflict === undefined || editing === undefined) return;
    const [first] = conflict.merge.conflicts;
    form.setValues(only(editing.toValues(conflict.theirs), fields));
    setConflict(undefined);
    if (first !== undefined) focusField(first.field);
  };

  return {
    busy,
    /** Neither a field nor a conflict shows why it is not saved. */
    hasFailed,
    submit: form.onSubmit(
      (values) => void send(values, stored),
      (problems) => {
        focusFirstProblem(problems);
        onRefused?.();
      },
    ),
    conflict: conflict && { ...conflict, resolve },
  };
}

/** Some of the fields. */
function only<Values extends object>(values: Values, names: readonly string[]): Partial<Values> {
  const chosen: Partial<Values> = { ...values };
  for (const name of Object.keys(values))
    if (!names.includes(name)) Reflect.deleteProperty(chosen, name);
  return chosen;
}
