import { isRecordId } from '#platform/server/records/name-records.ts';

/** Ids that are numbers belong to employees, to companies, and to places. */
const EMPLOYEE_ID = /(?:(?<!company|province|district)_ids?|_by)$/;

/** Whether a field refers to employees, judging by its name. */
export function isEmployeeField(field: string): boolean {
  return EMPLOYEE_ID.test(field);
}

/** The ids of the employees that a snapshot of a record mentions, however deep. */
export function* employeesIn(value: unknown, field = ''): Generator<number> {
  if (typeof value === 'number') {
    if (isEmployeeField(field)) yield value;
  } else if (Array.isArray(value)) {
    for (const each of value) yield* employeesIn(each, field);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, inner] of Object.entries(value)) yield* employeesIn(inner, name);
  }
}

/** The ids of other records that a snapshot mentions, however deep. */
export function* recordIdsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (isRecordId(value)) yield value;
  } else if (value !== null && typeof value === 'object') {
    for (const inner of Object.values(value)) yield* recordIdsIn(inner);
  }
}
