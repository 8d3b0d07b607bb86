import { z } from 'zod';
import { page } from './envelopes.ts';
import { errors } from './errors.ts';
import { exportTicket, USUAL_FORMATS } from './export.ts';
import { importedRecord } from './imported-record.ts';
import { pageParameters } from './pagination.ts';
import { defineRoute } from './route.ts';
import { LANGUAGES } from './texts/texts.ts';

const refuses = [errors.forbidden];

export const listImportedRecordsRoute = defineRoute({
  method: 'GET',
  path: '/v1/imports/:id/records',
  access: 'member',
  summary: 'The records that an import created or changed, by their lines',
  query: z.object({
    ...pageParameters,
    /** Only those that undoing left as they are. */
    left: z.enum(['true', 'false']).default('false'),
  }),
  refuses,
  answers: { 200: page(importedRecord) },
});

const format = z.enum(USUAL_FORMATS);

export const fileProblemsTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/imports/:id/problems/export-ticket',
  access: 'member',
  summary: 'A link to all refused rows of an import as CSV or XLSX that works once, for 60 seconds',
  body: z.strictObject({ format }),
  refuses,
  answers: { 201: exportTicket },
});

export const exportFileProblemsRoute = defineRoute({
  method: 'GET',
  path: '/v1/imports/:id/problems/export',
  access: 'public',
  summary: 'All refused rows of an import as CSV or XLSX, for the holder of an export ticket',
  query: z.object({ format, language: z.enum(LANGUAGES), ticket: z.string().min(1).max(200) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});
