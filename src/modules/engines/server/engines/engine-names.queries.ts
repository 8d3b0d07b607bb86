import type { RecordNames } from '#platform/server/records/name-records.ts';
import { engines, engineSubFunctions } from './engines.tables.ts';

/** What the history calls engines and what belongs to them. */
export const engineNames: readonly RecordNames[] = [
  { table: engines, name: engines.name },
  { table: engineSubFunctions, name: engineSubFunctions.name },
];
