import { z } from 'zod';
import { wrapped, wrappedPage } from '#platform/contract/envelopes.ts';
import { recordId } from '#platform/contract/ids.ts';
import { pageQuery } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { cataloguePermissions } from './catalogue.permissions.ts';
import { catalogueImport, importMapping, importProblem } from './import.ts';

const access = cataloguePermissions.name('import');
const params = z.object({ id: recordId });
const oneImport = wrapped(catalogueImport);

/** A form of `company_code`, `company_name` and one or more `files`. */
export const createImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports',
  access,
  summary:
    'Bring a company in by files (JSON, XLSX, CSV, or CSV in a ZIP); nothing is written until it is committed',
  accepts: 'multipart',
  answers: { 201: oneImport },
});

export const listImportsRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports',
  access,
  summary: 'Imports by files, the latest first',
  query: pageQuery,
  answers: { 200: wrappedPage(catalogueImport) },
});

export const getImportRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports/:id',
  access,
  summary: 'One import: its tables, how far it is, and what came of it',
  params,
  answers: { 200: oneImport },
});

export const listImportProblemsRoute = defineRoute({
  method: 'GET',
  path: '/v1/air/imports/:id/problems',
  access,
  summary: 'What is wrong with the rows of an import, each by its number',
  params,
  query: pageQuery,
  answers: { 200: wrappedPage(importProblem) },
});

export const checkImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/check',
  access,
  summary: 'Say what each table and column is, and try the import out without writing',
  params,
  body: importMapping,
  answers: { 202: oneImport },
});

export const commitImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/commit',
  access,
  summary:
    'Carry out an import that was tried out without a problem: all of it, in one transaction',
  params,
  answers: { 202: oneImport },
});

export const cancelImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/cancel',
  access,
  summary: 'Give an import up; one that is being carried out leaves nothing behind',
  params,
  answers: { 200: oneImport },
});

export const undoImportRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/undo',
  access,
  summary: 'Take an import back: what it made goes, what it changed becomes what it was',
  params,
  answers: { 202: oneImport },
});
