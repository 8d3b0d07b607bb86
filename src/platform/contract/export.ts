import { z } from 'zod';
import { instant } from './ids.ts';
import { LANGUAGES } from './texts/texts.ts';

/** The formats that every list can be exported to. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What a request for an export contains besides the list's own filters and sorting. */
const exportChoice = { format: z.enum(EXPORT_FORMATS) };

/** What the address of an export contains besides: it is opened by the browser itself. */
const exportAddress = {
  language: z.enum(LANGUAGES),
  ticket: z.string().min(1).max(200),
};

/** `url` works once, within 60 seconds, and for exactly these rows. */
export const exportTicket = z.object({ url: z.string(), expires_at: instant });

/**
 * The two calls that export a list as its filters and sorting show it: `ticket` answers with a link, `file`
 * is where it leads.
 */
export function exportCalls<Filters extends z.ZodRawShape>(filters: Filters) {
  const choices = { ...exportChoice, ...filters };
  return {
    ticket: { method: 'POST', body: z.strictObject(choices), answers: { 201: exportTicket } },
    file: {
      method: 'GET',
      access: 'public',
      query: z.object({ ...choices, ...exportAddress }),
      answersWith: 'binary',
      answers: { 200: z.unknown() },
    },
  } as const;
}
