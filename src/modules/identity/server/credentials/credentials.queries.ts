import { eq, or, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { users } from './credentials.tables.ts';

export type User = typeof users.$inferSelect;

/** The user with a name or e-mail address, however it is capitalised. */
export async function findUserByName(tx: Transaction, name: string): Promise<User | undefined> {
  const wanted = name.toLowerCase();
  const [user] = await tx
    .select()
    .from(users)
    .where(or(eq(sql`lower(${users.username})`, wanted), eq(sql`lower(${users.email})`, wanted)));
  return user;
}
