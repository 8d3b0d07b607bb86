import { useState, type SubmitEvent } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { serverProblems } from '#platform/web/form/server-problems.ts';

interface SingleField {
  /** Its name in the form and in the body that is sent. */
  readonly name: string;
  readonly check: (typed: string) => string | undefined;
  /** Sends it; what the server finds wrong with it is shown beside the field. */
  readonly send: (typed: string) => Promise<void>;
}

/** The state of a small form with one field. */
export function useSingleField({ name, check, send }: SingleField) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (form: HTMLFormElement) => {
    const value = new FormData(form).get(name);
    const typed = typeof value === 'string' ? value : '';
    const found = check(typed);
    setProblem(found);
    if (found !== undefined) return;
    setBusy(true);
    try {
      await send(typed);
    } catch (error) {
      const refused = serverProblems(error)?.[name];
      if (typeof refused === 'string') setProblem(refused);
      else toast.failure(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    form: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      },
    },
    field: { name, error: problem, onChange: () => setProblem(undefined), 'data-autofocus': true },
  };
}
