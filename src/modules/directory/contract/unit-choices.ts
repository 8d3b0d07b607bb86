import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { namedUnit } from './organization.ts';
import { directoryPermissions } from './permissions.ts';

export const listDepartmentChoices = defineRoute({
  method: 'GET',
  path: '/api/departments',
  access: directoryPermissions.name('read'),
  summary: 'Departments to choose from, at most 1,000, by name',
  answers: { 200: data(z.array(namedUnit)) },
});

export const listPositionChoices = defineRoute({
  method: 'GET',
  path: '/api/positions',
  access: directoryPermissions.name('read'),
  summary:
    'Positions to choose from, at most 1,000, by name; with `department` those that are valid in it',
  query: z.object({ department: recordId.optional() }),
  answers: { 200: data(z.array(namedUnit)) },
});
