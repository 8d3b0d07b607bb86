import { importErrors } from '#modules/catalogue/contract/imports.errors.ts';
import * as routes from '#modules/catalogue/contract/imports.routes.ts';

import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { ContentTooLargeError } from '#platform/server/files/file-store.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as moves from '../usecases/imports/move-import.ts';
import {
  discardReceived,
  receiveImport,
  type ReceivedImportFile,
} from '../usecases/imports/receive-import.ts';
import { startImport } from '../usecases/imports/start-import.ts';
import { describeTables } from './describe-tables.ts';
import { fileFailure } from './file-failure.ts';
import {
  describeImport,
  findImportRow,
  listImportProblems,
  listImports,
} from './imports.queries.ts';
import { openTables } from './readers/open-tables.ts';
import { wrap, wrapPage } from '../wrapping.ts';

/** Companies by files: taken in, tried out, carried out, taken back. */
export function serveImports(serve: Serve, context: Context): void {
  const { database, files, jobs, translator } = context;

  serve.outside(routes.createImportRoute, async ({ scope, request }) => {
    const { target, received } = await receiveImport(files, request.parts()).catch(refuseTooLarge);
    try {
      const opened = await openTables(
        received.map(({ content, filename }) => ({ path: content.path, filename })),
      );
      const tables = await describeTables(opened, translator);
      if (tables.length === 0) throw importErrors.import_without_tables();
      const keep = async (file: ReceivedImportFile) => ({
        ...file,
        storageKey: await files.keep(file.content),
      });
      const kept = await Promise.all(received.map(keep));
      return await database.inCompany(scope, async (tx) => {
        const row = await startImport(tx, scope, { target, files: kept, tables });
        return wrap(await describeImport(tx, scope, { row, translator }));
      });
    } catch (error) {
      await discardReceived(files, received);
      if (fileFailure(error) === undefined) throw error;
      throw importErrors.import_unreadable();
    }
  });

  serve.transaction(routes.listImportsRoute, async ({ tx, scope, query }) =>
    wrapPage(await listImports(tx, scope, { query, translator })),
  );

  serve.transaction(routes.getImportRoute, async ({ tx, scope, params }) => {
    const row = await findImportRow(tx, scope, params.id);
    return wrap(await describeImport(tx, scope, { row, translator }));
  });

  serve.transaction(routes.listImportProblemsRoute, async ({ tx, scope, params, query }) =>
    wrapPage(await listImportProblems(tx, scope, { id: params.id, query, translator })),
  );

  serve.transaction(routes.checkImportRoute, async ({ tx, scope, params, body }) => {
    const row = await moves.checkImport(tx, scope, { id: params.id, jobs, mapping: body });
    return wrap(await describeImport(tx, scope, { row, translator }));
  });

  serve.transaction(routes.commitImportRoute, async ({ tx, scope, params }) => {
    const row = await moves.commitImport(tx, scope, { id: params.id, jobs });
    return wrap(await describeImport(tx, scope, { row, translator }));
  });

  serve.transaction(routes.cancelImportRoute, async ({ tx, scope, params }) => {
    const row = await moves.cancelImport(tx, scope, params.id);
    return wrap(await describeImport(tx, scope, { row, translator }));
  });

  serve.transaction(routes.undoImportRoute, async ({ tx, scope, params }) => {
    const row = await moves.undoImport(tx, scope, { id: params.id, jobs });
    return wrap(await describeImport(tx, scope, { row, translator }));
  });
}

function refuseTooLarge(error: unknown): never {
  throw error instanceof ContentTooLargeError ? errors.too_large() : error;
}
