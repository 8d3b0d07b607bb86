import { useEffect, useState } from 'react';
import { whenOpened } from '../feedback/when-opened.tsx';
import { askWith } from '../form/unsaved-forms.ts';

const DiscardDialog = whenOpened(
  async () => (await import('../form/unsaved-guard.tsx')).DiscardDialog,
);

/** Asks before the frame leaves a form with unsaved changes, as a change of the company does. */
export function UnsavedQuestion() {
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>();
  useEffect(() => {
    askWith(async () => new Promise((resolve) => setAnswer(() => resolve)));
    return () => askWith(undefined);
  }, []);
  const give = (mayLeave: boolean) => {
    answer?.(mayLeave);
    setAnswer(undefined);
  };
  return (
    <DiscardDialog
      opened={answer !== undefined}
      onDiscard={() => give(true)}
      onKeep={() => give(false)}
    />
  );
}
