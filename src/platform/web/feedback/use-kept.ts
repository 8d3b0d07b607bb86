import { useState } from 'react';

/** The record in a window, kept while the window slides away and holds none any more. */
export function useKept<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
