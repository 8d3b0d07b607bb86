import { errors } from '#platform/contract/errors.ts';
import * as results from '#platform/contract/file-import-results.ts';
import * as routes from '#platform/contract/file-imports.ts';
import type { Scope } from '../access/scope.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/transactions.ts';
import { exportFile } from '../export/export-file.ts';
import { sendFile } from '../http/send-file.ts';
import type { Serve } from '../http/serve.ts';
import * as steps from './change-file-import.ts';
import type { FileImportRow } from './file-import-runs.ts';
import * as queries from './file-imports.queries.ts';
import type { ImportKind } from './import-kind.ts';
import {
  findKind,
  readOptions,
  receiveFileImport,
  refuseMeanings,
  requireAccess,
} from './receive-file-import.ts';
import { refusalList } from './refused-rows.export.ts';
import { repeatFileImport, startFileImport } from './start-file-import.ts';

interface Needs extends Pick<
  Context,
  | 'clock'
  | 'companyName'
  | 'database'
  | 'employeeName'
  | 'exportTickets'
  | 'files'
  | 'jobs'
  | 'pdf'
  | 'translator'
> {
  readonly kinds: readonly ImportKind[];
}

/** Imports of records of all modules: received, checked, carried out, undone. */
export function serveFileImports(serve: Serve, context: Needs): void {
  const { database, exportTickets, files, jobs, kinds } = context;

  serve.outside(routes.createFileImportRoute, async ({ scope, request }) => {
    const upload = {
      throwFileSizeLimit: false,
      limits: { fileSize: routes.fileImportLimits.bytes },
    };
    const parts = request.parts(upload);
    const received = await receiveFileImport(files, { scope, kinds, parts });
    return database.inCompany(scope, async (tx) =>
      show(tx, scope, await startFileImport(tx, scope, { ...received, jobs })),
    );
  });

  serve.transaction(routes.listFileImportsRoute, async ({ tx, scope, query }) => {
    const asked = kinds.filter(({ name }) => query.kind === undefined || name === query.kind);
    const mine = asked.filter(({ access }) => scope.permissions.has(access));
    if (mine.length === 0 && asked.length > 0) throw errors.forbidden();
    const names = mine.map(({ name }) => name);
    return queries.listFileImports(tx, scope, { ...context, query, kinds: names });
  });

  serve.transaction(routes.getFileImportRoute, async ({ tx, scope, params }) =>
    show(tx, scope, (await find(tx, scope, params.id)).row),
  );

  serve.transaction(routes.checkFileImportRoute, async ({ tx, scope, params, body }) => {
    const from = ['checking', 'checked', 'failed', 'cancelled'] as const;
    const { row, kind } = await lock(tx, scope, { id: params.id, from });
    // What a stopped import has written would no longer be undone.
    if (row.committed_at !== null) throw routes.fileImportErrors.import_not_there_now();
    const options = body.options === undefined ? row.options : readOptions(kind, body.options);
    const { reading, corrections } = body;
    refuseMeanings(kind, reading);
    const change = { row, jobs, options, reading, corrections };
    return show(tx, scope, await steps.recheckFileImport(tx, change));
  });

  serve.transaction(routes.commitFileImportRoute, async ({ tx, scope, params, body }) => {
    const { row, kind } = await lock(tx, scope, { id: params.id, from: ['checked'] });
    const commit = { row, kind, jobs, leaveOut: body.leave_out };
    return show(tx, scope, await steps.beginCommit(tx, commit));
  });

  serve.transaction(routes.cancelFileImportRoute, async ({ tx, scope, params }) => {
    const from = ['checking', 'checked', 'importing'] as const;
    const { row } = await lock(tx, scope, { id: params.id, from });
    return show(tx, scope, await steps.cancelFileImport(tx, scope, row));
  });

  serve.transaction(routes.undoFileImportRoute, async ({ tx, scope, params }) => {
    const { row } = await lock(tx, scope, { id: params.id, from: steps.undoable });
    return show(tx, scope, await steps.beginUndo(tx, scope, { row, jobs }));
  });

  serve.transaction(routes.repeatFileImportRoute, async ({ tx, scope, params }) => {
    const { row } = await lock(tx, scope, { id: params.id, from: ['undone'] });
    return show(tx, scope, await repeatFileImport(tx, scope, { row, jobs }));
  });

  serve.transaction(results.listImportedRecordsRoute, async ({ tx, scope, params, query }) => {
    const { row, kind } = await find(tx, scope, params.id);
    return queries.listImportedRecords(tx, scope, { row, kind, query });
  });

  serve.transaction(results.fileProblemsTicketRoute, async ({ tx, scope, params, body }) => {
    await find(tx, scope, params.id);
    const path = results.exportFileProblemsRoute.path.replace(':id', params.id);
    return exportTickets.issue(tx, scope, { path, choices: body });
  });

  serve.outside(
    results.exportFileProblemsRoute,
    async ({ params, query, visitor, request, reply }) => {
      const visit = { ...visitor, ...query, url: request.url };
      const scope = await exportTickets.redeem(visit, { list: 'file_import' });
      const { row } = await database.inCompany(scope, (tx) => find(tx, scope, params.id), {
        readOnly: true,
      });
      const file = { list: refusalList(row), format: query.format };
      return sendFile(reply, await exportFile(context, scope, file));
    },
  );

  const show = (tx: Transaction, scope: Scope, { id }: FileImportRow) =>
    queries.showFileImport(tx, scope, { id, ...context });

  async function find(tx: Transaction, scope: Scope, id: string) {
    return permitted(scope, await queries.findFileImport(tx, scope, id));
  }

  async function lock(
    tx: Transaction,
    scope: Scope,
    step: Parameters<typeof steps.lockFileImport>[2],
  ) {
    await find(tx, scope, step.id);
    return permitted(scope, await steps.lockFileImport(tx, scope, step));
  }

  function permitted(scope: Scope, row: FileImportRow) {
    const kind = findKind(kinds, row.kind);
    requireAccess(scope, kind);
    return { row, kind };
  }
}
