import { and, eq } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Target } from './entry-rows.ts';
import type { EntryTable } from './entry-tables.ts';
import {
  catalogueInputs,
  type catalogueFeatures,
  type catalogueFields,
  type catalogueModules,
} from './entries.tables.ts';

type ModulesOrFeatures = typeof catalogueModules | typeof catalogueFeatures;

export const withIds = (table: EntryTable, companyId: number, ids: readonly string[]) =>
  and(eq(table.company_id, companyId), isOneOf(table.id, ids));

interface Codes {
  readonly catalogueCompanyId: string;
  readonly codes: readonly string[];
}

/** The modules or features of a described company that have these codes. */
export const withCodes = (
  table: ModulesOrFeatures,
  companyId: number,
  { catalogueCompanyId, codes }: Codes,
) =>
  and(
    hasValues(table, { company_id: companyId, catalogue_company_id: catalogueCompanyId }),
    isOneOf(table.code, [...new Set(codes)]),
  );

/** The entries of a described company that came from the source of a reading. */
export const fromSource = (
  table: ModulesOrFeatures | typeof catalogueFields,
  companyId: number,
  { catalogueCompanyId, origin }: Target,
) =>
  hasValues(table, {
    company_id: companyId,
    catalogue_company_id: catalogueCompanyId,
    origin_id: origin?.id ?? '',
  });

/** What fields of these ids are made of. */
export const inputsOf = (companyId: number, fieldIds: readonly string[]) =>
  and(eq(catalogueInputs.company_id, companyId), isOneOf(catalogueInputs.field_id, fieldIds));
