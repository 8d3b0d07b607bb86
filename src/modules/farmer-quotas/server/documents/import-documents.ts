import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { documentErrors, documentLimits } from '#modules/farmer-quotas/contract/documents.ts';
import type { importDocumentsRoute } from '#modules/farmer-quotas/contract/imports.ts';
import {
  quotaDocumentTypes,
  type QuotaDocumentType,
} from '#modules/farmer-quotas/contract/quota-choices.ts';
import { documentNames } from '#modules/farmer-quotas/i18n/document-names.ts';
import { AppError, codeOnWire, errors, errorTextKey } from '#platform/contract/errors.ts';
import type { Answer } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { eachEntry } from '#platform/server/spreadsheets/zip-entries.ts';
import { findByCode, lockQuota } from '../records/quotas.queries.ts';
import { nameInZip } from './name-in-zip.ts';
import { storeDocument } from './quota-documents.ts';
import { requireRoom } from './require-room.ts';
import { keepDocument } from './receive-documents.ts';

type Report = Answer<typeof importDocumentsRoute>;

type Needs = Pick<Context, 'database' | 'files' | 'translator'>;

/** How a file says which copy it is, behind the number of the quota. */
const ENDINGS = quotaDocumentTypes.map((type): readonly [RegExp, QuotaDocumentType] => [
  new RegExp(`[_ -](?:${documentNames[type].join('|')})$`, 'i'),
  type,
]);

/** Stores the copies of a zip with the quotas that their names begin with; each file may be refused by itself. */
export async function importDocuments(
  { database, files, translator }: Needs,
  scope: Scope,
  path: string,
): Promise<Report> {
  const report: Report = { stored: 0, unchanged: 0, refused: [], matched: [] };
  const store = async (filename: string, open: () => Promise<Readable>) => {
    const { code, type } = readName(filename);
    const content = await files.receive(Readable.from(contentOf(open)), documentLimits.bytes);
    const file = await keepDocument(files, { filename, content });
    let isStored = false;
    try {
      isStored = await database.inCompany(scope, async (tx) => {
        const quotaId = await findByCode(tx, scope, code);
        if (quotaId === undefined) throw wrong('zip_quota_unknown', { code });
        const quota = await lockQuota(tx, scope, quotaId);
        await requireRoom(tx, scope, { quota, type });
        return storeDocument(tx, scope, { quotaId, type, file });
      });
    } finally {
      if (!isStored) await files.remove(file.storage_key);
    }
    report[isStored ? 'stored' : 'unchanged'] += 1;
    report.matched.push({ filename, quota_code: code.toUpperCase(), document_type: type });
  };
  for await (const { entry, open } of entriesOf(path)) {
    const filename = nameInZip(entry);
    if (filename === undefined) continue;
    try {
      if (entry.uncompressedSize > documentLimits.bytes) {
        const parameters = { limit: documentLimits.megabytes };
        throw documentErrors.document_too_large({ parameters });
      }
      await store(filename, open);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report.refused.push({ filename, ...describe(error) });
    }
  }
  return report;

  function describe(error: AppError) {
    const [problem] = translator.describe(scope.language, error.fields);
    const message = translator.translate(
      scope.language,
      errorTextKey(error.code),
      error.parameters,
    );
    return { code: problem?.code ?? codeOnWire(error), message: problem?.message ?? message };
  }
}

/** Entries of an archive; one that is none, or unpacks to too much, is refused as a whole. */
async function* entriesOf(path: string) {
  try {
    yield* eachEntry(path);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrong('zip_unreadable');
  }
}

/** The content of an entry; one that is damaged, or longer than the archive says, is refused. */
async function* contentOf(open: () => Promise<Readable>): AsyncGenerator<Buffer> {
  try {
    yield* await open();
  } catch {
    throw wrong('zip_unreadable');
  }
}

function readName(filename: string): { code: string; type: QuotaDocumentType } {
  const name = basename(filename, extname(filename));
  for (const [ending, type] of ENDINGS) {
    if (ending.test(name)) return { code: name.replace(ending, '').trim(), type };
  }
  throw wrong('zip_name_unknown');
}

function wrong(name: string, parameters: Record<string, string> = {}): AppError {
  const code = `farmer-quotas:errors.${name}`;
  return errors.validation_failed({ fields: [{ path: 'file', code, parameters }] });
}
