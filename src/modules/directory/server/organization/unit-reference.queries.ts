import { sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import type { NamedUnit } from '#modules/directory/contract/organization.ts';
import type { Language } from '#platform/contract/texts/texts.ts';
import { departments, positions } from './organization.tables.ts';

interface UnitReference {
  readonly companyId: Column;
  readonly id: Column;
  readonly language: Language | Placeholder;
}

type MaybeUnit = NamedUnit | null;

/**
 * A row's department with its name, as a column of the statement that reads the row; `NamedUnit` is given
 * where every row has one.
 */
export function departmentReference<Unit extends MaybeUnit = MaybeUnit>(reference: UnitReference) {
  return unitReference<Unit>(departments, reference);
}

/** The same for its position. */
export function positionReference<Unit extends MaybeUnit = MaybeUnit>(reference: UnitReference) {
  return unitReference<Unit>(positions, reference);
}

function unitReference<Unit extends MaybeUnit>(
  { company_id, id: unitId, name_th, name_en }: typeof departments | typeof positions,
  { companyId, id, language }: UnitReference,
): SQL<Unit> {
  const unit = sql`(
    select json_build_object('id', ${unitId}, 'name', case when ${language} = 'th' then ${name_th} else ${name_en} end)
    from ${unitId.table} where ${company_id} = ${companyId} and ${unitId} = ${id}
  )`;
  // Wrapped, as Drizzle removes the table from columns that it finds in a selected column itself.
  return sql<Unit>`${unit}`;
}
