import type { SQL } from 'drizzle-orm';
import {
  organizationEvents,
  type organizationErrors,
} from '#modules/directory/contract/organization.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import type { departments, positions } from './organization.tables.ts';

interface Unit {
  readonly entity: 'department' | 'position';
  readonly table: typeof departments | typeof positions;
  /** How many employees belong to a row, as a column. */
  readonly employees_count: SQL<number>;
  readonly inUse: (typeof organizationErrors)[keyof typeof organizationErrors];
}

/** A kind of unit: departments and positions are handled alike. */
export function defineUnitKind({ entity, table, employees_count, inUse }: Unit) {
  const columns = {
    id: table.id,
    name_th: table.name_th,
    name_en: table.name_en,
    employees_count,
    created_at: table.created_at,
    updated_at: table.updated_at,
  };
  const taken = { path: 'name_th', code: 'directory:errors.unit_name_taken' };
  return {
    table,
    columns,
    inUse,
    events: {
      created: organizationEvents[`${entity}_created`],
      updated: organizationEvents[`${entity}_updated`],
      deleted: organizationEvents[`${entity}_deleted`],
    },
    keeper: keepRecords({
      table,
      entity,
      columns: () => columns,
      show: (row) => row,
      refusals: { departments_name_is_unique: taken, positions_name_is_unique: taken },
    }),
  };
}

export type UnitKind = ReturnType<typeof defineUnitKind>;

/** The kinds of unit that a company's employees are sorted into. */
export interface UnitKinds {
  readonly department: UnitKind;
  readonly position: UnitKind;
}
