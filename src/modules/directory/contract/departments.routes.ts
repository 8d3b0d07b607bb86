import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './directory.permissions.ts';
import { unit, unitChange, unitInput, unitPage, unitParams, unitQuery } from './unit.ts';

export const listDepartmentsRoute = defineRoute({
  method: 'GET',
  path: '/v1/departments',
  access: directoryPermissions.name('read_everyone'),
  summary: 'Departments of the company',
  query: unitQuery,
  answers: { 200: unitPage },
});

export const getDepartmentRoute = defineRoute({
  method: 'GET',
  path: '/v1/departments/:id',
  access: directoryPermissions.name('read_everyone'),
  summary: 'One department',
  params: unitParams,
  answers: { 200: unit },
});

export const createDepartmentRoute = defineRoute({
  method: 'POST',
  path: '/v1/departments',
  access: directoryPermissions.name('manage'),
  summary: 'Adds a department',
  body: unitInput,
  answers: { 201: unit },
});

export const updateDepartmentRoute = defineRoute({
  method: 'PUT',
  path: '/v1/departments/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Renames a department; 409 when somebody else did since',
  params: unitParams,
  body: unitChange,
  answers: { 200: unit },
});

export const deleteDepartmentRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/departments/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Deletes a department that no employee has; otherwise 409 says how many have it',
  params: unitParams,
  answers: { 204: z.undefined() },
});
