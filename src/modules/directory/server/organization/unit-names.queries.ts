import type { RecordNames } from '#platform/server/records/name-records.ts';
import { departments, positions } from './organization.tables.ts';

/** What the history calls departments and positions. */
export const unitNames: readonly RecordNames[] = [
  { table: departments, name: { th: departments.name_th, en: departments.name_en } },
  { table: positions, name: { th: positions.name_th, en: positions.name_en } },
];
