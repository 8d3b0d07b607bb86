import { Readable } from 'node:stream';
import { exportCompanyRoute, getExampleRoute } from '#modules/catalogue/contract/import-files.ts';
import type { Context } from '#platform/server/context.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { findEntryRow } from '../entries/entries.queries.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { makeExample } from './make-example-file.ts';

export function serveImportFiles(serve: Serve, { translator, database }: Context): void {
  serve.outside(getExampleRoute, async ({ query: { file }, scope, reply }) => {
    const headingOf = (column: string) =>
      translator.translate(scope.language, `catalogue:imports.columns.${column}`);
    const content = await makeExample({ file, headingOf });
    return sendFile(reply, {
      filename: file,
      mime_type: 'application/octet-stream',
      size_bytes: content.byteLength,
      content: Readable.from([content]),
    });
  });

  serve.outside(exportCompanyRoute, async ({ params, scope, reply }) => {
    const { code } = await database.inCompany(
      scope,
      (tx) => findEntryRow(tx, scope, { kind: 'company', id: params.id }),
      { readOnly: true },
    );
    const content = exportCatalogue({ database, scope, catalogueCompanyId: params.id });
    return sendFile(reply, {
      filename: `${code}.zip`,
      mime_type: 'application/zip',
      content: Readable.from(content, { objectMode: false }),
    });
  });
}
