import { z } from 'zod';
import { defineErrors } from './errors.ts';
import { instant } from './ids.ts';
import type { Permission } from './permissions.ts';
import { defineRoute, type Route } from './route.ts';
import { LANGUAGES } from './texts/texts.ts';

/** What somebody gets who opens a link for one download again, or too late. */
export const ticketErrors = defineErrors('identity', { link_expired: 404 });

/** `pdf` is for lists with columns for paper, see `PRINTED_TOO`. */
const EXPORT_FORMATS = ['csv', 'xlsx', 'pdf'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The formats that every list can be exported to. */
export const USUAL_FORMATS = ['csv', 'xlsx'] as const satisfies readonly ExportFormat[];

/** Those of a list some of whose columns are `printed`. */
export const PRINTED_TOO: readonly ExportFormat[] = EXPORT_FORMATS;

/** A list of more rows is a book that nobody reads, and takes minutes to set. */
export const MOST_PRINTED = 2_000;

export const exportErrors = defineErrors('platform', { too_long_for_pdf: 422 });

/** What the address of an export contains besides: it is opened by the browser itself. */
const exportAddress = {
  language: z.enum(LANGUAGES),
  ticket: z.string().min(1).max(200),
};

/** `url` works once, within 60 seconds, and for exactly these rows. */
export const exportTicket = z.object({ url: z.string(), expires_at: instant });

interface Exported<Path, Filters> {
  /** Of the list; the export is below it. */
  readonly path: Path;
  readonly access: Permission;
  /** As in `the list of engines`. */
  readonly what: string;
  /** The filters and the sorting of the list, by which it is exported. */
  readonly filters: Filters;
  /** `PRINTED_TOO` for a list that can be PDF. */
  readonly formats?: readonly ExportFormat[];
  /** Errors of the file besides those of every list. */
  readonly refuses?: Route['refuses'];
}

/**
 * The two calls that export a list as its filters and sorting show it: `ticket` answers with a link, `file`
 * is where it leads. `serveExport` answers both.
 */
export function exportRoutes<const Path extends Route['path'], Filters extends z.ZodRawShape>({
  path,
  access,
  what,
  filters,
  formats = USUAL_FORMATS,
  refuses = [],
}: Exported<Path, Filters>) {
  const choices = { format: z.enum(formats), ...filters };
  const files = formats.map((format) => format.toUpperCase()).join(', ');
  const tooLong = formats.includes('pdf') ? [exportErrors.too_long_for_pdf] : [];
  return {
    ticket: defineRoute({
      method: 'POST',
      path: `${path}/export-ticket` as const,
      access,
      summary: `A link to ${what} as ${files} that works once, for 60 seconds`,
      body: z.strictObject(choices),
      refuses: tooLong,
      answers: { 201: exportTicket },
    }),
    file: defineRoute({
      method: 'GET',
      path: `${path}/export` as const,
      access: 'public',
      summary: `${what.charAt(0).toUpperCase()}${what.slice(1)} as ${files}, for the holder of an export ticket`,
      query: z.object({ ...choices, ...exportAddress }),
      answersWith: 'binary',
      refuses: [...refuses, ...tooLong],
      answers: { 200: z.unknown() },
    }),
  };
}
