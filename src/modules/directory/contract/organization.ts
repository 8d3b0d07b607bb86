import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { directoryPermissions } from './permissions.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';

export const organizationErrors = defineErrors('directory', {
  /** These say how many employees it has. */
  department_in_use: 409,
  position_in_use: 409,
  /** Lists what else refers to it. */
  unit_in_use: 409,
});

export const organizationEvents = defineEvents('directory', [
  'department_created',
  'department_updated',
  'department_deleted',
  'position_created',
  'position_updated',
  'position_deleted',
]);

/** A department or position as choices show it, named in the caller's language. */
export const namedUnit = z.object({ id: recordId, name: z.string() });

export type NamedUnit = z.output<typeof namedUnit>;

const unitFields = {
  id: recordId,
  name_th: z.string(),
  name_en: z.string(),
  /** How many employees belong to it, including those who left. */
  employees_count: z.number().int(),
  created_at: instant,
  updated_at: instant,
};

/** What a company's employees are sorted into: a department or a position. */
export type Unit = z.output<z.ZodObject<typeof unitFields>> & {
  /** Of a position: the department whose people may have it, or null where those of every department may. */
  readonly department?: NamedUnit | null | undefined;
};

export const unit: z.ZodType<Unit, Unit> = z.object(unitFields);

export const position: z.ZodType<Unit, Unit> = z.object({
  ...unitFields,
  department: namedUnit.nullable(),
});

export const UNIT_NAME_LENGTH = 120;

const required = (message: string) =>
  z.string(message).trim().min(1, { error: message, abort: true }).max(UNIT_NAME_LENGTH);

export const unitInput = z.strictObject({
  name_th: required('directory:errors.unit_name_th_required'),
  name_en: required('directory:errors.unit_name_en_required'),
});

export const unitChange = unitInput.extend({ updated_at: instant });

export const positionInput = unitInput.extend({ department_id: recordId.nullable().default(null) });

/** Without a department, the position keeps the one it has. */
export const positionChange = unitChange.extend({ department_id: recordId.nullable().optional() });

/** The whole list, for choosing; the specification requires this for these lookups. */
const MOST_UNITS = 1000;

export const unitQuery = z.object({
  ...pageParameters,
  page_size: z.coerce.number().int().min(1).max(MOST_UNITS).default(25),
  search: z.string().trim().max(200).default(''),
  sort: z.enum(['name', '-name', 'employees_count', '-employees_count']).default('name'),
});

export type UnitQuery = z.output<typeof unitQuery>;

export const unitPage = page(unit);

const access = {
  read: directoryPermissions.names.read_everyone,
  write: directoryPermissions.names.manage,
  delete: directoryPermissions.names.manage,
};

export const {
  list: listDepartmentsRoute,
  get: getDepartmentRoute,
  create: createDepartmentRoute,
  update: updateDepartmentRoute,
  delete: deleteDepartmentRoute,
} = recordRoutes({
  path: '/v1/departments',
  access,
  query: unitQuery,
  create: unitInput,
  change: unitChange,
  answers: { one: unit, page: unitPage },
  summaries: {
    list: 'Departments of the company',
    get: 'One department',
    create: 'Adds a department',
    update: 'Renames a department; 409 when somebody else did since',
    delete: 'Deletes a department that no employee has; otherwise 409 says how many have it',
  },
  refuses: { delete: [organizationErrors.department_in_use, organizationErrors.unit_in_use] },
});

export const {
  list: listPositionsRoute,
  get: getPositionRoute,
  create: createPositionRoute,
  update: updatePositionRoute,
  delete: deletePositionRoute,
} = recordRoutes({
  path: '/v1/positions',
  access,
  query: unitQuery,
  create: positionInput,
  change: positionChange,
  answers: { one: position, page: page(position) },
  summaries: {
    list: 'Positions of the company',
    get: 'One position',
    create: 'Adds a position',
    update: 'Renames a position or gives it a department; 409 when somebody else did since',
    delete: 'Deletes a position that no employee has; otherwise 409 says how many have it',
  },
  refuses: { delete: [organizationErrors.position_in_use, organizationErrors.unit_in_use] },
});
