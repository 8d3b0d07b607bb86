import { z } from 'zod';
import { data } from './envelopes.ts';

/** Names that are shown; a company with more who may decide has no need to list them. */
export const MOST_DECIDERS = 5;

/** The answer to who may decide something: some of them by name, and how many there are. */
export const deciders = data(
  z.object({ names: z.array(z.string()).max(MOST_DECIDERS), total: z.number().int() }),
);

export type Deciders = z.output<typeof deciders>['data'];
