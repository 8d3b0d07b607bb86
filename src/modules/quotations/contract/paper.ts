import { z } from 'zod';
import { filePurpose } from '#platform/contract/attachments.ts';
import { wrapped } from '#platform/contract/envelopes.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { paperDesigns } from './quotation-choices.ts';
import { quotationPermissions } from './permissions.ts';
import { quotationInput } from './quotations.ts';

/** In what a quotation is printed; `both` has each label in Thai and English. */
export const paperLanguages = ['th', 'en', 'both'] as const;

export type PaperLanguage = (typeof paperLanguages)[number];

const paperLanguage = z.enum(paperLanguages);

/** What is asked for besides the quotation; once it was sent, it is as it was sent. */
const look = {
  /** Without one, that of the caller. */
  language: paperLanguage.optional(),
  /** Without one, that of the company. */
  design: z.enum(paperDesigns).optional(),
};

const binary = {
  access: quotationPermissions.names.read,
  query: z.object(look),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
} as const;

export const exportPdfRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/export-pdf',
  ...binary,
  summary: 'A quotation as a PDF; one that was sent is the file that was sent',
});

/** The same under the other name of the specification. */
export const pdfRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/pdf',
  ...binary,
  summary: 'The same as `export-pdf`',
});

/** For what a browser opens by itself. */
export const createPdfTicketRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/:id/pdf-ticket',
  access: quotationPermissions.names.read,
  summary: 'A link to the PDF of a quotation that works once, for 60 seconds',
  body: z.strictObject({ ...look, purpose: filePurpose }),
  answers: { 201: z.object({ url: z.string(), expires_at: instant }) },
});

export const pdfByTicketRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/pdf-by-ticket',
  access: 'public',
  summary: 'The PDF of a quotation, for a ticket',
  query: z.object({ ...look, purpose: filePurpose, ticket: z.string().min(1).max(200) }),
  answersWith: 'binary',
  answers: { 200: z.unknown() },
});

/** All pages below each other, as an image element shows them. */
const drawing = z.object({ svg: z.string(), pages: z.number().int() });

export const previewQuotationRoute = defineRoute({
  method: 'POST',
  path: '/v1/quotations/preview',
  access: quotationPermissions.names.write,
  summary: 'How a quotation would look on paper; nothing is stored',
  body: z.strictObject({ ...look, quotation: quotationInput }),
  answers: { 200: wrapped(drawing) },
});

/** A PDF that was frozen as the quotation was sent. */
const frozenPaper = z.object({
  id: recordId,
  language: paperLanguage,
  design: z.enum(paperDesigns),
  filename: z.string(),
  size_bytes: z.number().int(),
  /** Of the file, in hexadecimal digits: anyone who has the file can check that it is this one. */
  sha256: z.string(),
  created_at: instant,
});

export const showPaperRoute = defineRoute({
  method: 'GET',
  path: '/v1/quotations/:id/paper',
  access: quotationPermissions.names.read,
  summary: 'A quotation as a picture of its pages, and the files that were frozen as it was sent',
  query: z.object(look),
  answers: {
    200: wrapped(
      drawing.extend({
        /** As it is drawn, which may be unlike what was asked for where it is frozen. */
        language: paperLanguage,
        design: z.enum(paperDesigns),
        is_frozen: z.boolean(),
        frozen: z.array(frozenPaper),
      }),
    ),
  },
});
