import { Readable } from 'node:stream';
import { and, asc, eq } from 'drizzle-orm';
import type { PaperLanguage } from '#modules/quotations/contract/paper.ts';
import type { QuotationStatus } from '#modules/quotations/contract/quotation-status.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { recordStoredFile } from '#platform/server/files/stored-files.ts';
import { storedFiles } from '#platform/server/files/stored-files.tables.ts';
import { quotationPapers as papers } from './papers.tables.ts';
import { printPaper, type SetPaper } from './print-paper.ts';

/** Offers that are or were with the customer: their papers never change again. */
const given: readonly QuotationStatus[] = ['sent', 'accepted', 'expired', 'rejected', 'superseded'];

/** Whether the customer may have this paper. */
export const wasGiven = (quotation: {
  readonly status: QuotationStatus | 'preview';
  readonly sent_at: string | null;
}): boolean => quotation.sent_at !== null && given.some((status) => status === quotation.status);

type Company = Pick<Scope, 'companyId'>;

/** The papers of a quotation that were frozen, the oldest first. */
export function findFrozen(tx: Transaction, { companyId }: Company, quotationId: string) {
  return tx
    .select({
      id: papers.id,
      language: papers.language,
      design: papers.design,
      printed: papers.printed,
      stored_file_id: papers.stored_file_id,
      filename: storedFiles.filename,
      mime_type: storedFiles.mime_type,
      size_bytes: storedFiles.size_bytes,
      sha256: storedFiles.sha256,
      storage_key: storedFiles.storage_key,
      created_at: papers.created_at,
    })
    .from(papers)
    .innerJoin(
      storedFiles,
      and(eq(storedFiles.company_id, papers.company_id), eq(storedFiles.id, papers.stored_file_id)),
    )
    .where(hasValues(papers, { company_id: companyId, quotation_id: quotationId }))
    .orderBy(asc(papers.id));
}

export type FrozenPaperRow = Awaited<ReturnType<typeof findFrozen>>[number];

/** Of what was frozen, the one in the language that is asked for, else the first. */
export function chooseFrozen(
  frozen: readonly FrozenPaperRow[],
  language: PaperLanguage | undefined,
): FrozenPaperRow | undefined {
  return frozen.find((paper) => paper.language === language) ?? frozen[0];
}

const LARGEST_BYTES = 50 * 1024 * 1024;

interface Freezing {
  readonly quotationId: string;
  readonly filename: string;
  readonly paper: SetPaper;
}

type Actor = Pick<Scope, 'companyId' | 'userId' | 'employeeId'>;

/**
 * Prints a paper and stores its content. What it answers registers the file in a transaction, unless another
 * call was quicker, and answers the frozen paper.
 */
export async function freezePaper(
  context: Pick<Context, 'files' | 'pdf'>,
  scope: Actor,
  { quotationId, filename, paper }: Freezing,
): Promise<(tx: Transaction) => Promise<FrozenPaperRow>> {
  const content = await printPaper(context, scope, paper);
  const received = await context.files.receive(Readable.from([content]), LARGEST_BYTES);
  const storage_key = await context.files.keep(received);
  return async (tx) => {
    const before = await findInLanguage(tx, scope, { quotationId, language: paper.language });
    if (before !== undefined) return before;
    const { size_bytes, sha256 } = received;
    const mime_type = 'application/pdf';
    const file = { filename, mime_type, size_bytes, sha256, storage_key };
    const { id: stored_file_id } = await recordStoredFile(tx, scope, file);
    await tx.insert(papers).values({
      company_id: scope.companyId,
      quotation_id: quotationId,
      language: paper.language,
      design: paper.design,
      stored_file_id,
      printed: paper.data,
    });
    const stored = await findInLanguage(tx, scope, { quotationId, language: paper.language });
    if (stored === undefined) throw new Error('The frozen paper was not found');
    return stored;
  };
}

async function findInLanguage(
  tx: Transaction,
  scope: Company,
  { quotationId, language }: { readonly quotationId: string; readonly language: PaperLanguage },
): Promise<FrozenPaperRow | undefined> {
  const frozen = await findFrozen(tx, scope, quotationId);
  return frozen.find((paper) => paper.language === language);
}
