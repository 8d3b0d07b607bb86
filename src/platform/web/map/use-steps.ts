import { useState } from 'react';

/** A value with the steps that led to it, so that each can be undone and done again. */
export function useSteps<Value>(first: Value) {
  const [steps, setSteps] = useState<readonly Value[]>([first]);
  const [place, setPlace] = useState(0);
  return {
    value: steps[place] ?? first,
    take: (next: Value) => {
      setSteps([...steps.slice(0, place + 1), next]);
      setPlace(place + 1);
    },
    undo: place === 0 ? undefined : () => setPlace(place - 1),
    redo: place === steps.length - 1 ? undefined : () => setPlace(place + 1),
  };
}
