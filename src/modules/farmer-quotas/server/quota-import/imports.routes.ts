import { Readable } from 'node:stream';
import * as routes from '#modules/farmer-quotas/contract/imports.ts';
import { success } from '#platform/contract/envelopes.ts';
import { fileErrors } from '#platform/contract/file-import.ts';
import { fileImportErrors } from '#platform/contract/file-imports.ts';
import { toFieldProblems } from '#platform/contract/validation.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { exportFile } from '#platform/server/export/export-file.ts';
import {
  beginCommit,
  lockFileImport,
  recheckFileImport,
} from '#platform/server/file-import/change-file-import.ts';
import { receiveImportFile } from '#platform/server/file-import/receive-file-import.ts';
import { refusalList } from '#platform/server/file-import/refused-rows.export.ts';
import { startFileImport } from '#platform/server/file-import/start-file-import.ts';
import { receiveForm } from '#platform/server/files/receive-form.ts';
import { withReceivedFile } from '#platform/server/http/receive-file.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { importDocuments } from '../documents/import-documents.ts';
import { quotaImport } from './quota-import.ts';
import { quotaTemplate } from './quota-template.ts';
import { allowedValues, writeTemplate } from './quota-workbook.ts';
import { findBatch, showBatch } from './show-batch.ts';

const { form } = routes.createQuotaImportRoute;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function serveQuotaImport(serve: Serve, context: Context): void {
  const { database, files, jobs, translator } = context;
  const kind = quotaImport(context);

  serve.outside(routes.createQuotaImportRoute, async ({ scope, request }) => {
    const upload = { throwFileSizeLimit: false, limits: { fileSize: form.bytes } };
    const { file, fields, refusal } = await receiveForm({
      parts: request.parts(upload),
      fieldname: form.file,
      take: (part) => receiveImportFile(files, part, form.bytes),
    });
    const options = routes.quotaImportOptions.safeParse(fields);
    if (refusal !== undefined || !options.success || file === undefined) {
      if (file !== undefined) await files.discard(file.content);
      if (refusal !== undefined) throw refusal;
      throw options.success
        ? fileErrors.file_unreadable()
        : errors.validation_failed({ fields: toFieldProblems(options.error) });
    }
    const { path: _path, ...facts } = file.content;
    const storage_key = await files.keep(file.content);
    const content = { filename: file.filename, ...facts, storage_key };
    return database.inCompany(scope, async (tx) => {
      const started = await startFileImport(tx, scope, {
        kind,
        options: options.data,
        content,
        jobs,
      });
      return success(await showBatch(tx, scope, { id: started.id, ...context }));
    });
  });

  serve.transaction(routes.getQuotaImportRoute, async ({ tx, scope, params }) =>
    success(await showBatch(tx, scope, { id: params.id, ...context })),
  );

  serve.transaction(routes.validateQuotaImportRoute, async ({ tx, scope, params: { id } }) => {
    await findBatch(tx, scope, id);
    const from = ['checked', 'failed', 'cancelled'] as const;
    const row = await lockFileImport(tx, scope, { id, from });
    // What a stopped import has written would no longer be undone.
    if (row.committed_at !== null) throw fileImportErrors.import_not_there_now();
    const { options } = row;
    await recheckFileImport(tx, { row, jobs, options, reading: undefined, corrections: undefined });
    return success(await showBatch(tx, scope, { id, ...context }));
  });

  serve.transaction(routes.commitQuotaImportRoute, async ({ tx, scope, params: { id } }) => {
    await findBatch(tx, scope, id);
    const row = await lockFileImport(tx, scope, { id, from: ['checked'] });
    await beginCommit(tx, { row, kind, jobs, leaveOut: true });
    return success(await showBatch(tx, scope, { id, ...context }));
  });

  serve.outside(routes.quotaTemplateRoute, async ({ scope, query, reply }) => {
    const { format, language = scope.language } = query;
    const reader = { ...scope, language };
    if (format === 'csv') {
      return sendFile(reply, await exportFile(context, reader, { list: quotaTemplate, format }));
    }
    const read = { readOnly: true };
    const allowed = await database.inCompany(scope, (tx) => allowedValues(tx, reader), read);
    const content = await writeTemplate({ allowed, translator, language });
    return sendFile(reply, {
      filename: `${translator.translate(language, 'farmer-quotas:template.file_name')}.xlsx`,
      plain_name: 'farmer_quotas_import.xlsx',
      mime_type: XLSX,
      content: Readable.from([content]),
    });
  });

  serve.outside(routes.importDocumentsRoute, async ({ scope, request }) =>
    withReceivedFile(files, { request, route: routes.importDocumentsRoute }, (path) =>
      importDocuments(context, scope, path),
    ),
  );

  serve.outside(routes.csvErrorsRoute, async ({ scope, params, reply }) => {
    const row = await database.inCompany(scope, (tx) => findBatch(tx, scope, params.batch), {
      readOnly: true,
    });
    const list = refusalList(row);
    return sendFile(reply, await exportFile(context, scope, { list, format: 'csv' }));
  });
}
