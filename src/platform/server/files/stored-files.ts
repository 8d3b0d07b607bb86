import { and, eq, inArray } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { newId } from '../ids.ts';
import { storedFiles } from './stored-files.tables.ts';

export type StoredFile = typeof storedFiles.$inferSelect;

/** Registers stored content for the company. */
export async function recordStoredFile(
  tx: Transaction,
  scope: Pick<Scope, 'companyId' | 'userId' | 'employeeId'>,
  file: Pick<StoredFile, 'filename' | 'mime_type' | 'size_bytes' | 'sha256' | 'storage_key'>,
): Promise<StoredFile> {
  const [stored] = await tx
    .insert(storedFiles)
    .values({
      ...file,
      id: newId(),
      company_id: scope.companyId,
      uploaded_by: scope.userId,
      uploaded_by_employee: scope.employeeId,
    })
    .returning();
  if (stored === undefined) throw new Error('The stored file was not returned');
  return stored;
}

/**
 * Registers the content of stored files once more, for another owner: each keeps it for as long as it needs it.
 * Answers the new ids, in the order of those given; fails with `not_found` where the company has no such file.
 */
export async function shareStoredFiles(
  tx: Transaction,
  { companyId }: { companyId: number },
  ids: readonly string[],
): Promise<string[]> {
  const shared: string[] = [];
  for (const id of ids) {
    const found = await findStoredFile(tx, { companyId }, id);
    if (found === undefined) throw errors.not_found();
    const { created_at: _createdAt, ...file } = found;
    shared.push(newId());
    await tx.insert(storedFiles).values({ ...file, id: shared.at(-1) });
  }
  return shared;
}

/** A stored file of the company, or undefined when it has none with that id. */
export async function findStoredFile(
  tx: Transaction,
  { companyId }: { companyId: number },
  id: string,
): Promise<StoredFile | undefined> {
  const [found] = await tx
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.company_id, companyId), eq(storedFiles.id, id)));
  return found;
}

/** Deletes the rows of stored files; the nightly sweep then removes content that no row refers to. */
export async function forgetStoredFiles(
  tx: Transaction,
  { companyId }: { companyId: number },
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.company_id, companyId), inArray(storedFiles.id, [...ids])));
}
