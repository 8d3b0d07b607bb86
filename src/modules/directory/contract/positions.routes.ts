import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';
import { directoryPermissions } from './directory.permissions.ts';
import { unit, unitChange, unitInput, unitPage, unitParams, unitQuery } from './unit.ts';

export const listPositionsRoute = defineRoute({
  method: 'GET',
  path: '/v1/positions',
  access: directoryPermissions.name('read_everyone'),
  summary: 'Positions of the company',
  query: unitQuery,
  answers: { 200: unitPage },
});

export const getPositionRoute = defineRoute({
  method: 'GET',
  path: '/v1/positions/:id',
  access: directoryPermissions.name('read_everyone'),
  summary: 'One position',
  params: unitParams,
  answers: { 200: unit },
});

export const createPositionRoute = defineRoute({
  method: 'POST',
  path: '/v1/positions',
  access: directoryPermissions.name('manage'),
  summary: 'Adds a position',
  body: unitInput,
  answers: { 201: unit },
});

export const updatePositionRoute = defineRoute({
  method: 'PUT',
  path: '/v1/positions/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Renames a position; 409 when somebody else did since',
  params: unitParams,
  body: unitChange,
  answers: { 200: unit },
});

export const deletePositionRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/positions/:id',
  access: directoryPermissions.name('manage'),
  summary: 'Deletes a position that no employee has; otherwise 409 says how many have it',
  params: unitParams,
  answers: { 204: z.undefined() },
});
