import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { impactRelations, type ImpactDirection } from '#modules/catalogue/contract/impact.ts';
import { catalogueFields, catalogueInputs } from '../entries/entries.tables.ts';
import { errors } from '#platform/contract/errors.ts';
import { TOTAL_CAP } from '#platform/contract/pagination.ts';
import { companyView } from '#platform/server/database/company-view.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';

/** Where steps start: fields by their ids, engines by their codes as the fields name them. */
export interface StartingPoints {
  readonly companyId: number;
  readonly catalogueCompanyId: string;
  readonly direction: ImpactDirection;
  readonly fields: readonly string[];
  readonly engines: readonly string[];
}

const step = z.object({
  /** The field or engine where the step starts. */
  from_field: z.string().nullable(),
  from_engine: z.string().nullable(),
  relation: z.enum(impactRelations),
  /** The field where it ends; a code alone is that of an engine, a use, or a field that does not exist. */
  field_id: z.string().nullable(),
  code: z.string().nullable(),
});

export type Step = z.output<typeof step>;

/** The company of the catalogue that a field belongs to. */
export async function companyOfField(
  tx: Transaction,
  companyId: number,
  fieldId: string,
): Promise<string> {
  const [row] = await tx
    .select({ catalogue_company_id: catalogueFields.catalogue_company_id })
    .from(catalogueFields)
    .where(and(eq(catalogueFields.company_id, companyId), eq(catalogueFields.id, fieldId)));
  if (row === undefined) throw errors.not_found();
  return row.catalogue_company_id;
}

/** The next steps from all of these, always in the same order. */
export async function findSteps(
  tx: Transaction,
  start: StartingPoints,
  { limit, offset }: { limit: number; offset: number },
): Promise<Step[]> {
  const { rows } = await tx.execute(sql`
    select * from (${stepsOf(start)}) steps
    order by relation, field_id, code, from_field, from_engine limit ${limit} offset ${offset}`);
  return z.array(step).parse(rows);
}

/** How many steps there are, counted up to the cap. */
export async function countSteps(tx: Transaction, start: StartingPoints) {
  const { rows } = await tx.execute(sql`
    select count(*)::int as total
    from (select 1 from (${stepsOf(start)}) steps limit ${TOTAL_CAP + 1}) counted`);
  const [{ total }] = z.tuple([z.object({ total: z.number() })]).parse(rows);
  return total > TOTAL_CAP ? { total: TOTAL_CAP, total_is_minimum: true } : { total };
}

function stepsOf(start: StartingPoints): SQL {
  const { direction, fields, engines } = start;
  const ofFields = direction === 'downstream' ? usersOfFields : makersOfFields;
  const ofEngines = direction === 'downstream' ? usersOfEngines : makersOfEngines;
  return sql.join(
    [
      ...(fields.length > 0 ? ofFields(start) : []),
      ...(engines.length > 0 ? ofEngines(start) : []),
    ],
    sql` union all `,
  );
}

function usersOfFields({ companyId, fields }: StartingPoints): SQL[] {
  const ids = sql`any(${sql.param(fields)}::uuid[])`;
  return [
    sql`select input_id as from_field, null as from_engine, 'input' as relation,
        field_id, null as code
      from ${catalogueInputs} where company_id = ${companyId} and input_id = ${ids}`,
    sql`select target_field_id, null, 'reference', id, null
      from ${catalogueFields} where company_id = ${companyId} and target_field_id = ${ids}`,
    sql`select id, null, 'works_out', null, engine_code
      from ${catalogueFields} where company_id = ${companyId} and id = ${ids}
        and level = 'process' and engine_code is not null`,
    sql`select id, null, 'delivery', null, unnest(used_in)
      from ${catalogueFields} where company_id = ${companyId} and id = ${ids} and level = 'analytic'`,
  ];
}

function usersOfEngines({ companyId, catalogueCompanyId, engines }: StartingPoints): SQL[] {
  return [
    sql`select null::uuid as from_field, engine_code as from_engine, 'source' as relation,
        id as field_id, null as code
      from ${catalogueFields} where company_id = ${companyId}
        and catalogue_company_id = ${catalogueCompanyId}
        and engine_code = any(${sql.param(engines)}::text[]) and level = 'analytic'`,
    sql`select null::uuid, needed.engine_code, 'needs', catalogue_fields.id, null
      from unnest(${sql.param(engines)}::text[]) as needed (engine_code)
      join ${companyView(catalogueFields)}
        on dependencies @> jsonb_build_array(jsonb_build_object('engine_code', needed.engine_code))
      where catalogue_company_id = ${catalogueCompanyId} and dependencies <> '[]'::jsonb`,
  ];
}

function makersOfFields({ companyId, fields }: StartingPoints): SQL[] {
  const ids = sql`any(${sql.param(fields)}::uuid[])`;
  return [
    sql`select field_id as from_field, null as from_engine, 'input' as relation,
        input_id as field_id, feature || '.' || field as code
      from ${catalogueInputs} where company_id = ${companyId} and field_id = ${ids}`,
    sql`select id, null, 'reference', target_field_id, target_table || '.' || target_field
      from ${catalogueFields} where company_id = ${companyId} and id = ${ids}
        and target_table is not null`,
    sql`select id, null, case level when 'process' then 'works_out' else 'source' end, null, engine_code
      from ${catalogueFields} where company_id = ${companyId} and id = ${ids}
        and engine_code is not null`,
    sql`select id, null, 'needs', null, dependency ->> 'engine_code'
      from ${catalogueFields}, jsonb_array_elements(dependencies) as dependency
      where company_id = ${companyId} and id = ${ids}`,
  ];
}

function makersOfEngines({ companyId, catalogueCompanyId, engines }: StartingPoints): SQL[] {
  return [
    sql`select null::uuid as from_field, engine_code as from_engine, 'works_out' as relation,
        id as field_id, null as code
      from ${catalogueFields} where company_id = ${companyId}
        and catalogue_company_id = ${catalogueCompanyId}
        and engine_code = any(${sql.param(engines)}::text[]) and level = 'process'`,
  ];
}
