import type { Placeholder, SQL } from 'drizzle-orm';
import {
  organizationEvents,
  type NamedUnit,
  type organizationErrors,
  type Unit,
} from '#modules/directory/contract/organization.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { keepRecords } from '#platform/server/records/record-keeper.ts';
import type { departments, positions } from './organization.tables.ts';

interface Definition {
  readonly entity: 'department' | 'position';
  readonly table: typeof departments | typeof positions;
  /** How many employees belong to a row, as a column. */
  readonly employees_count: SQL<number>;
  /** The department that a row belongs to, as a column. */
  readonly department: (language: Language | Placeholder) => SQL<NamedUnit | null>;
  readonly inUse: (typeof organizationErrors)[keyof typeof organizationErrors];
}

/** A kind of unit: departments and positions are handled alike. */
export function defineUnitKind({ entity, table, employees_count, department, inUse }: Definition) {
  const columns = (language: Language | Placeholder) => ({
    id: table.id,
    name_th: table.name_th,
    name_en: table.name_en,
    employees_count,
    department: department(language),
    created_at: table.created_at,
    updated_at: table.updated_at,
  });
  const taken = { path: 'name_th', code: 'directory:errors.unit_name_taken' };
  return {
    entity,
    table,
    columns,
    employees_count,
    inUse,
    events: {
      created: organizationEvents[`${entity}_created`],
      updated: organizationEvents[`${entity}_updated`],
      deleted: organizationEvents[`${entity}_deleted`],
    },
    keeper: keepRecords({
      table,
      entity,
      columns,
      // A department has no department, and its events show none.
      show: (row): Unit => (entity === 'position' ? row : { ...row, department: undefined }),
      refusals: {
        departments_name_is_unique: taken,
        positions_name_is_unique: taken,
        positions_department: {
          path: 'department_id',
          code: 'directory:errors.department_unknown',
        },
      },
    }),
  };
}

export type UnitKind = ReturnType<typeof defineUnitKind>;

/** The kinds of unit that a company's employees are sorted into. */
export interface UnitKinds {
  readonly department: UnitKind;
  readonly position: UnitKind;
}
