import { z } from 'zod';
import { documentExtensions } from '../document-types.ts';
import { textEncodings } from '../text-encodings.ts';
import { unreadableReasons } from '../unreadable-reasons.ts';

/** What the server asks of a reading process: one file at a time. */
export const jobSchema = z.object({
  path: z.string(),
  extension: z.enum(documentExtensions),
  encoding: z.enum(textEncodings).optional(),
});
export type ReadingJob = z.infer<typeof jobSchema>;

/** What it answers: that it began, any number of pieces, then the end. A long page comes in several pieces. */
export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('started') }),
  z.object({
    kind: z.literal('piece'),
    page: z.number().int().optional(),
    continues: z.boolean(),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('done'),
    characters: z.number().int(),
    quality: z.number(),
    pageCount: z.number().int().optional(),
    encoding: z.enum(textEncodings).optional(),
    residentBytes: z.number().int(),
  }),
  z.object({
    kind: z.literal('failed'),
    reason: z.enum(unreadableReasons),
    detail: z.string(),
    residentBytes: z.number().int(),
  }),
  /** The machine's fault, not the file's: a missing file, a failing disk. */
  z.object({ kind: z.literal('broken'), detail: z.string() }),
]);
export type ReadingAnswer = z.infer<typeof answerSchema>;
