import {
  chooseHeadingsRoute,
  correctImportRoute,
  listImportLinesRoute,
} from '#modules/catalogue/contract/import-files.ts';
import { importErrors } from '#modules/catalogue/contract/imports.ts';
import * as routes from '#modules/catalogue/contract/imports.ts';
import { wrapPage, success } from '#platform/contract/envelopes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { ContentTooLargeError } from '#platform/server/files/file-store.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import * as moves from './change-import-step.ts';
import { chooseHeadings } from './choose-headings.ts';
import { correctImport } from './correct-import.ts';
import { discardReceived, receiveImport, type ReceivedImportFile } from './receive-import.ts';
import { startImport } from './start-import.ts';
import { describeTables } from '../import-files/describe-tables.ts';
import { fileFailure } from '../import-files/file-failure.ts';
import { describeImport, findImportRow, listImports, type ImportRow } from './imports.queries.ts';
import { listImportLines } from './import-lines.queries.ts';
import { listImportProblems } from './import-problems.queries.ts';
import { openTables } from '../import-files/open-tables.ts';

/** Companies from files: received, checked, carried out, undone. */
export function serveImports(serve: Serve, context: Context): void {
  const { database, files, jobs, translator, connection } = context;

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
        storage_key: await files.keep(file.content),
      });
      const stored = await Promise.all(received.map(keep));
      return await database.inCompany(scope, async (tx) => {
        const row = await startImport(tx, scope, { target, files: stored, tables });
        return success(await describeImport(tx, scope, { row, translator, connection }));
      });
    } catch (error) {
      await discardReceived(files, received);
      if (fileFailure(error) === undefined) throw error;
      throw importErrors.import_unreadable();
    }
  });

  const answer = async (tx: Transaction, scope: Scope, row: ImportRow) =>
    success(await describeImport(tx, scope, { row, translator, connection }));

  serve.transaction(routes.listImportsRoute, async ({ tx, scope, query }) =>
    wrapPage(await listImports(tx, scope, { query, translator, connection })),
  );

  serve.transaction(routes.getImportRoute, async ({ tx, scope, params }) =>
    answer(tx, scope, await findImportRow(tx, scope, params.id)),
  );

  serve.transaction(routes.listImportProblemsRoute, async ({ tx, scope, params, query }) =>
    wrapPage(await listImportProblems(tx, scope, { id: params.id, query, translator })),
  );

  serve.transaction(listImportLinesRoute, async ({ tx, scope, params }) =>
    success(await listImportLines(tx, scope, { id: params.id, translator })),
  );

  serve.transaction(correctImportRoute, async ({ tx, scope, params, body }) =>
    answer(tx, scope, await correctImport(tx, scope, { id: params.id, jobs, ...body })),
  );

  serve.outside(chooseHeadingsRoute, async ({ scope, params, body }) => {
    const store = await chooseHeadings(context, scope, { id: params.id, ...body });
    return database.inCompany(scope, async (tx) => answer(tx, scope, await store(tx)));
  });

  serve.transaction(routes.checkImportRoute, async ({ tx, scope, params, body }) =>
    answer(tx, scope, await moves.checkImport(tx, scope, { id: params.id, jobs, mapping: body })),
  );

  serve.transaction(routes.commitImportRoute, async ({ tx, scope, params }) =>
    answer(tx, scope, await moves.commitImport(tx, scope, { id: params.id, jobs })),
  );

  serve.transaction(routes.cancelImportRoute, async ({ tx, scope, params }) =>
    answer(tx, scope, await moves.cancelImport(tx, scope, params.id)),
  );

  serve.transaction(routes.undoImportRoute, async ({ tx, scope, params }) =>
    answer(tx, scope, await moves.undoImport(tx, scope, { id: params.id, jobs })),
  );
}

function refuseTooLarge(error: unknown): never {
  throw error instanceof ContentTooLargeError ? errors.too_large() : error;
}
