import type { Context } from '#platform/server/context.ts';
import type { ImportRow } from './imports.queries.ts';
import { findRunningImport, ImportCancelledError } from './advance-import.ts';

const LOOK_EVERY_MS = 500;

interface Heeded<Result> {
  readonly row: ImportRow;
  readonly signal: AbortSignal;
  /** Holds no transaction: the embedded database could not be asked meanwhile. */
  readonly work: (signal: AbortSignal) => Promise<Result>;
}

/** Does what tells of no progress, and stops it when it is heard that the import was given up. */
export async function heedCancel<Result>(
  { database }: Pick<Context, 'database'>,
  { row, signal, work }: Heeded<Result>,
): Promise<Result> {
  const givenUp = new AbortController();
  const { company_id: companyId, id: importId } = row;
  const look = async () => {
    const found = await database.inCompany(
      { companyId },
      (tx) => findRunningImport(tx, { companyId, importId }),
      { readOnly: true },
    );
    if (found?.cancel_requested !== false) givenUp.abort(new ImportCancelledError());
  };
  // A look that fails is made up for by the next one.
  const looking = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
  try {
    return await work(AbortSignal.any([signal, givenUp.signal]));
  } finally {
    clearInterval(looking);
  }
}
