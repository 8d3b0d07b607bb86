import { useState } from 'react';

/** The record in a window, remembered while the closed window slides away without one. */
export function useLastRecord<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
