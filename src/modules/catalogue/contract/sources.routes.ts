import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';
import { catalogueImport } from './import.ts';
import { source, sourceChange, sourceInput } from './source.ts';

const access = cataloguePermissions.name('connect');
const params = z.object({ id: recordId });
const oneSource = wrapped(source);

export const listSourcesRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/sources',
  access,
  summary: 'Databases which the catalogue describes, and how their last reading went',
  answers: { 200: wrapped(z.array(source)) },
});

export const createSourceRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/sources',
  access,
  summary: 'Have the catalogue describe a PostgreSQL database; it is read at once',
  body: sourceInput,
  answers: { 201: oneSource },
});

export const updateSourceRoute = defineRoute({
  method: 'PUT',
  path: '/v1/air/sources/:id',
  access,
  summary: 'Change where a source is and when it is read; its password stays where none is given',
  params,
  body: sourceChange,
  answers: { 200: oneSource },
});

export const deleteSourceRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/air/sources/:id',
  access,
  summary: 'Forget a source and its password; what was read of it stays in the catalogue',
  params,
  answers: { 204: z.null() },
});

export const readSourceRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/sources/:id/read',
  access,
  summary: 'Read a source again; where that goes on already, that reading is answered',
  params,
  answers: { 202: wrapped(catalogueImport) },
});

export const cancelReadingRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/sources/:id/cancel',
  access,
  summary: 'Give up the reading of a source that goes on; the catalogue stays as it was before it',
  params,
  answers: { 202: oneSource },
});
