import { and, desc, eq, getTableColumns, lt, type SQL } from 'drizzle-orm';
import { employeeName, nameEmployees } from '#modules/directory/server/public.ts';
import type {
  Comment,
  listCommentsRoute,
} from '#modules/feature-development/contract/comments.routes.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { sowComments } from './comments.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'userId' | 'language'>;

interface Page extends Query<typeof listCommentsRoute> {
  readonly sowId: string;
}

/** A page of what was said about a SOW, the newest first, and where the next one begins. */
export async function listComments(
  tx: Transaction,
  reader: Reader,
  { sowId, stage_number: stage, before, limit }: Page,
): Promise<{ data: Comment[]; next: string | null }> {
  const which = and(
    eq(sowComments.sowId, sowId),
    stage === undefined ? undefined : eq(sowComments.stageNumber, stage),
    before === undefined ? undefined : lt(sowComments.id, before),
  );
  // One more than asked for tells whether there is more.
  const found = await readComments(tx, reader, { which, limit: limit + 1 });
  const data = found.slice(0, limit);
  return { data, next: found.length > limit ? (data.at(-1)?.id ?? null) : null };
}

/** A comment of the company. */
export async function findComment(tx: Transaction, reader: Reader, id: string): Promise<Comment> {
  const [found] = await readComments(tx, reader, {
    which: eq(sowComments.id, id),
    limit: 1,
  });
  if (found === undefined) throw errors.not_found();
  return found;
}

async function readComments(
  tx: Transaction,
  reader: Reader,
  { which, limit }: { which: SQL | undefined; limit: number },
): Promise<Comment[]> {
  const { companyId, language, userId } = reader;
  const author = employeeName({
    companyId: sowComments.companyId,
    id: sowComments.authorEmployee,
    language,
  });
  const rows = await tx
    .select({ ...getTableColumns(sowComments), author })
    .from(sowComments)
    .where(and(eq(sowComments.companyId, companyId), which))
    .orderBy(desc(sowComments.id))
    .limit(limit);
  const mentioned = rows.flatMap(({ mentions }) => mentions);
  const nameOf = await nameEmployees(tx, reader, mentioned);
  return rows.map((row) => ({
    id: row.id,
    sow_id: row.sowId,
    stage_number: row.stageNumber,
    text: row.text,
    mentions: row.mentions.flatMap((id) => {
      const name = nameOf.get(id);
      return name === undefined ? [] : [{ id, name }];
    }),
    author: row.author,
    is_own: row.authorId === userId,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    version: row.version,
  }));
}
