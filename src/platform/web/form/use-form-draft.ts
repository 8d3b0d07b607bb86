import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Where what is typed into a form is kept. */
export interface FormDraft {
  /** What the form is of, for example `quotations.create`. */
  readonly name: string;
  /** The version that is changed: a draft that was begun on another one is not taken up. */
  readonly basis?: string;
}

interface Kept<Values> {
  readonly values: Values;
  readonly basis: string | undefined;
}

/**
 * Keeps what is typed into a form until it is saved or discarded, so that a reload or a closed tab loses
 * nothing. It is kept with the answers of this person's queries, which signing out deletes.
 */
export function useFormDraft<Values>(draft: FormDraft | undefined) {
  const client = useQueryClient();
  const key = ['draft', draft?.name];
  const [found] = useState(() => {
    const kept = draft && client.getQueryData<Kept<Values>>(key);
    return kept?.basis === draft?.basis ? kept?.values : undefined;
  });
  return {
    /** What was typed before the page was loaded again. */
    found,
    keep: (values: Values) => {
      if (draft === undefined) return;
      client.setQueryData<Kept<Values>>(key, { values, basis: draft.basis });
    },
    forget: () => client.removeQueries({ queryKey: key, exact: true }),
  };
}
