import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { recordRoutes } from '#platform/contract/record-routes.ts';
import { directoryPermissions } from './permissions.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { page } from '#platform/contract/envelopes.ts';
import { pageParameters } from '#platform/contract/pagination.ts';

/** Each says how many employees it has. */
export const organizationErrors = defineErrors('directory', {
  department_in_use: 409,
  position_in_use: 409,
});

export const organizationEvents = defineEvents('directory', [
  'department_created',
  'department_updated',
  'department_deleted',
  'position_created',
  'position_updated',
  'position_deleted',
]);

/** What a company's employees are sorted into: a department or a position. */
export const unit = z.object({
  id: recordId,
  name_th: z.string(),
  name_en: z.string(),
  /** How many employees belong to it, including those who left. */
  employees_count: z.number().int(),
  created_at: instant,
  updated_at: instant,
});

export type Unit = z.output<typeof unit>;

export const UNIT_NAME_LENGTH = 120;

const required = (message: string) =>
  z.string(message).trim().min(1, { error: message, abort: true }).max(UNIT_NAME_LENGTH);

export const unitInput = z.strictObject({
  name_th: required('directory:errors.unit_name_th_required'),
  name_en: required('directory:errors.unit_name_en_required'),
});

export const unitChange = unitInput.extend({ updated_at: instant });

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
const unitRoutes = {
  access,
  query: unitQuery,
  create: unitInput,
  change: unitChange,
  answers: { one: unit, page: unitPage },
};

export const {
  list: listDepartmentsRoute,
  get: getDepartmentRoute,
  create: createDepartmentRoute,
  update: updateDepartmentRoute,
  delete: deleteDepartmentRoute,
} = recordRoutes({
  ...unitRoutes,
  path: '/v1/departments',
  summaries: {
    list: 'Departments of the company',
    get: 'One department',
    create: 'Adds a department',
    update: 'Renames a department; 409 when somebody else did since',
    delete: 'Deletes a department that no employee has; otherwise 409 says how many have it',
  },
  refuses: { delete: [organizationErrors.department_in_use] },
});

export const {
  list: listPositionsRoute,
  get: getPositionRoute,
  create: createPositionRoute,
  update: updatePositionRoute,
  delete: deletePositionRoute,
} = recordRoutes({
  ...unitRoutes,
  path: '/v1/positions',
  summaries: {
    list: 'Positions of the company',
    get: 'One position',
    create: 'Adds a position',
    update: 'Renames a position; 409 when somebody else did since',
    delete: 'Deletes a position that no employee has; otherwise 409 says how many have it',
  },
  refuses: { delete: [organizationErrors.position_in_use] },
});
