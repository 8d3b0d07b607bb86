import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { MOST_HEADER_LINE } from '#platform/contract/file-choices.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { catalogueImport, importErrors } from './imports.ts';
import { cataloguePermissions } from './permissions.ts';

export const chooseHeadingsRoute = defineRoute({
  method: 'POST',
  path: '/v1/air/imports/:id/headings',
  access: cataloguePermissions.name('import'),
  summary: 'Read a table again whose headings are in another line, before its columns are matched',
  body: z.strictObject({
    /** Its name among the tables of the import. */
    table: z.string().max(1_000),
    header_line: z.int().min(1).max(MOST_HEADER_LINE),
  }),
  refuses: [importErrors.import_not_there_now, importErrors.import_without_tables],
  answers: { 200: wrapped(catalogueImport) },
});
