import { createHash } from 'node:crypto';
import { and, eq, gt, lt, isNull, or } from 'drizzle-orm';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '../access/scope.ts';
import type { Transaction } from '../database/transactions.ts';
import { idempotencyKeys } from './idempotency-keys.tables.ts';

/** How long keys last; a request left unfinished by a dead process may be tried again sooner. */
export const KEEP_KEYS_MS = 24 * 3600 * 1000;
const ABANDONED_AFTER_MS = 10 * 60 * 1000;

/** A request that may be repeated under one key. */
export interface RepeatableRequest {
  readonly key: string;
  readonly fingerprint: string;
}

/** The answer to the earlier request. */
export interface GivenAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** Distinguishes requests with the same key by their content. */
export function fingerprint(method: string, url: string, body: unknown): string {
  const content = JSON.stringify([method, url, body ?? null]);
  return createHash('sha256').update(content).digest('base64');
}

/**
 * Claims the key for this request, or returns the answer given before. If the same request is still running
 * in another transaction, the unique key itself waits for it.
 */
export async function claimKey(
  tx: Transaction,
  scope: Scope,
  { key, fingerprint: print }: RepeatableRequest,
): Promise<GivenAnswer | undefined> {
  const owner = ownerOf(scope, key);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...owner, fingerprint: print })
    .onConflictDoUpdate({
      target: [idempotencyKeys.company_id, idempotencyKeys.user_id, idempotencyKeys.key],
      set: { fingerprint: print, status: null, answer: null, created_at: instantBefore(0) },
      setWhere: or(
        lt(idempotencyKeys.created_at, instantBefore(KEEP_KEYS_MS)),
        and(
          isNull(idempotencyKeys.status),
          lt(idempotencyKeys.created_at, instantBefore(ABANDONED_AFTER_MS)),
        ),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return undefined;

  const given = await findAnswer(tx, scope, { key, fingerprint: print });
  if (given === undefined) throw errors.request_in_progress({ retryAfterSeconds: 1 });
  return given;
}

/** The answer given before under the key, if there is one. */
export async function findAnswer(
  tx: Transaction,
  scope: Scope,
  { key, fingerprint: print }: RepeatableRequest,
): Promise<GivenAnswer | undefined> {
  const [known] = await tx
    .select()
    .from(idempotencyKeys)
    .where(
      and(
        ownedBy(ownerOf(scope, key)),
        gt(idempotencyKeys.created_at, instantBefore(KEEP_KEYS_MS)),
      ),
    );
  if (known === undefined) return undefined;
  if (known.fingerprint !== print) throw errors.idempotency_mismatch();
  return known.status === null ? undefined : { status: known.status, answer: known.answer };
}

/** Stores the answer for repetitions. */
export async function completeKey(
  tx: Transaction,
  scope: Scope,
  { key, status, answer }: { key: string } & GivenAnswer,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status, answer: answer ?? null })
    .where(ownedBy(ownerOf(scope, key)));
}

/** Frees the key of a request that failed, so that it can be tried again. */
export async function releaseKey(tx: Transaction, scope: Scope, key: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(ownedBy(ownerOf(scope, key)));
}

function ownerOf({ companyId, userId }: Scope, key: string) {
  return { company_id: companyId, user_id: userId, key };
}

function ownedBy(owner: ReturnType<typeof ownerOf>) {
  return and(
    eq(idempotencyKeys.company_id, owner.company_id),
    eq(idempotencyKeys.user_id, owner.user_id),
    eq(idempotencyKeys.key, owner.key),
  );
}

function instantBefore(milliseconds: number): string {
  return new Date(Date.now() - milliseconds).toISOString();
}
