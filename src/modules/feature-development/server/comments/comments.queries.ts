import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { employeeName, nameEmployees } from '#modules/directory/server/public.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { SOW } from '#modules/feature-development/contract/sows.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Comment, listCommentsRoute } from '#modules/feature-development/contract/comments.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Subject } from '../records/subjects.queries.ts';
import { sowComments } from './comments.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'userId' | 'language'>;

interface Page extends Query<typeof listCommentsRoute> {
  readonly subject: Subject;
}

/** The column that names what a comment is about. */
export const SUBJECT_COLUMNS = {
  [SOW]: 'sow_id',
  [SOP]: 'sop_id',
  [VALUE_STREAM]: 'value_stream_id',
} as const;

/** A page of the comments on a record, the newest first, and where the next one begins. */
export async function listComments(
  tx: Transaction,
  reader: Reader,
  { subject, stage_number: stage, before, limit }: Page,
): Promise<{ data: Comment[]; next: string | null }> {
  const which = and(
    eq(sowComments[SUBJECT_COLUMNS[subject.entity]], subject.id),
    stage === undefined ? undefined : eq(sowComments.stage_number, stage),
    before === undefined ? undefined : lt(sowComments.id, before),
  );
  // One more than requested shows whether there is a next page.
  const found = await readComments(tx, reader, { which, limit: limit + 1 });
  const data = found.slice(0, limit);
  return { data, next: found.length > limit ? (data.at(-1)?.id ?? null) : null };
}

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
  const { company_id, author_employee: id } = sowComments;
  const rows = await tx
    .select({
      id: sowComments.id,
      sow_id: sowComments.sow_id,
      sop_id: sowComments.sop_id,
      value_stream_id: sowComments.value_stream_id,
      stage_number: sowComments.stage_number,
      text: sowComments.text,
      mentions: sowComments.mentions,
      author: employeeName({ companyId: company_id, id, language }),
      is_own: sql<boolean>`${sowComments.author_id} = ${userId}`,
      created_at: sowComments.created_at,
      edited_at: sowComments.edited_at,
      version: sowComments.version,
    })
    .from(sowComments)
    .where(and(eq(sowComments.company_id, companyId), which))
    .orderBy(desc(sowComments.id))
    .limit(limit);
  const mentioned = rows.flatMap(({ mentions }) => mentions);
  const nameOf = await nameEmployees(tx, reader, mentioned);
  return rows.map((row) => ({
    ...row,
    mentions: row.mentions.flatMap((employee) => {
      const name = nameOf.get(employee);
      return name === undefined ? [] : [{ id: employee, name }];
    }),
  }));
}

/** What a comment is about. */
export function subjectOf({ sow_id, sop_id, value_stream_id }: Comment): Subject {
  if (sow_id !== null) return { entity: SOW, id: sow_id };
  if (sop_id !== null) return { entity: SOP, id: sop_id };
  return { entity: VALUE_STREAM, id: value_stream_id ?? '' };
}
