import { useEffect } from 'react';

/** The open forms; each says whether something in it is not saved. */
const forms = new Set<() => boolean>();
let askPerson: (() => Promise<boolean>) | undefined;

/** Lets the frame know of an open form. */
export function useUnsavedForm(isDirty: () => boolean): void {
  useEffect(() => {
    forms.add(isDirty);
    return () => void forms.delete(isDirty);
  }, [isDirty]);
}

/** Whether everything that is open may be left: nothing is unsaved, or the person says so. */
export async function mayLeaveForms(): Promise<boolean> {
  const isUnsaved = [...forms].some((isDirty) => isDirty());
  return !isUnsaved || askPerson === undefined || askPerson();
}

/** How the person is asked. */
export function askWith(ask: typeof askPerson): void {
  askPerson = ask;
}
