import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationBounces as bounces } from './bounces.tables.ts';

type Company = Pick<Scope, 'companyId'>;

/** After this time an address is tried again: mailboxes come back. */
const CUTOFF = sql`now() - interval '30 days'`;

const ofCompany = ({ companyId }: Company) =>
  and(eq(bounces.company_id, companyId), gt(bounces.bounced_at, CUTOFF));

/** Marks an address to which mail bounced. */
export async function markBounced(
  tx: Transaction,
  { companyId: company_id }: Company,
  { address, answer }: { readonly address: string; readonly answer: string },
): Promise<void> {
  await tx
    .insert(bounces)
    .values({ company_id, address: address.toLowerCase(), answer })
    .onConflictDoUpdate({
      target: [bounces.company_id, bounces.address],
      set: { answer, bounced_at: sql`now()` },
    });
}

/** A server has accepted mails to these addresses after all. */
export async function clearBounces(
  tx: Transaction,
  { companyId: company_id }: Company,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return;
  const spelt = addresses.map((address) => address.toLowerCase());
  await tx
    .delete(bounces)
    .where(and(eq(bounces.company_id, company_id), isOneOf(bounces.address, spelt)));
}

interface Reached {
  readonly channels: readonly Channel[];
  readonly addresses: readonly string[];
}

/** Which of these addresses get no mail, in lower case, where a message goes by mail at all. */
export async function findBounced(
  tx: Transaction,
  company: Company,
  { channels, addresses }: Reached,
): Promise<ReadonlySet<string>> {
  if (!channels.includes('Email')) return new Set();
  const wanted = addresses.map((address) => address.toLowerCase());
  const rows = await tx
    .select({ address: bounces.address })
    .from(bounces)
    .where(and(ofCompany(company), isOneOf(bounces.address, wanted)));
  return new Set(rows.map(({ address }) => address));
}

/** How many addresses get no mail. */
export async function countBounced(tx: Transaction, company: Company): Promise<number> {
  const [row] = await tx.select({ many: count() }).from(bounces).where(ofCompany(company));
  return row?.many ?? 0;
}

/** Forgets the marks that no longer count, of all companies. */
export async function forgetOldBounces(tx: Transaction): Promise<void> {
  await tx.delete(bounces).where(lt(bounces.bounced_at, CUTOFF));
}
