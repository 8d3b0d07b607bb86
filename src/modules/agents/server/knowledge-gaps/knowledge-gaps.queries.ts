import { and, count, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { Query } from '#platform/contract/route.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { KnowledgeGap, listGapsRoute } from '#modules/agents/contract/knowledge-gaps.ts';
import { agentFiles } from '../files/files.tables.ts';
import { findAgentRow } from '../agents/agents.queries.ts';
import { conversationTurns } from '../conversations/conversations.tables.ts';
import { nameEmployees } from '#modules/directory/server/public.ts';
import { isWeak } from '../conversations/is-badly-answered.ts';
import { gapTurns, knowledgeGaps } from '../conversations/knowledge-gaps.tables.ts';

type Reader = Pick<Scope, 'companyId' | 'language'>;
type GapRow = typeof knowledgeGaps.$inferSelect;

/** How many other wordings and remarks of a gap are shown. */
const MOST_SHOWN = 5;

/** Gaps of an agent, those asked most first. */
export async function listGaps(
  tx: Transaction,
  reader: Reader,
  { agentId, query }: { agentId: string; query: Query<typeof listGapsRoute> },
): Promise<Page<KnowledgeGap>> {
  await findAgentRow(tx, reader, agentId);
  const { companyId } = reader;
  const where = hasValues(knowledgeGaps, {
    company_id: companyId,
    agent_id: agentId,
    status: query.status,
  });
  const ofGap = and(eq(gapTurns.company_id, companyId), eq(gapTurns.gap_id, knowledgeGaps.id));
  const rows = tx
    .select({ gap: knowledgeGaps })
    .from(knowledgeGaps)
    .innerJoin(gapTurns, ofGap)
    .where(where)
    .groupBy(knowledgeGaps.company_id, knowledgeGaps.id)
    // Ids of turns grow with the time they were asked.
    .orderBy(desc(count()), desc(max(sql`${gapTurns.turn_id}::text`)));
  const page = await readPage(tx, { rows, table: knowledgeGaps, where, query });
  const gaps = page.data.map(({ gap }) => gap);
  return { ...page, data: await describeGaps(tx, reader, gaps) };
}

/** A gap of the company; a missing one and another company's give the same failure. */
export async function findGapRow(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  id: string,
): Promise<GapRow> {
  const [row] = await tx
    .select()
    .from(knowledgeGaps)
    .where(and(eq(knowledgeGaps.company_id, companyId), eq(knowledgeGaps.id, id)))
    .for('update');
  if (row === undefined) throw errors.not_found();
  return row;
}

/** One gap as the wire carries it. */
export async function findGap(tx: Transaction, reader: Reader, id: string): Promise<KnowledgeGap> {
  const [gap] = await describeGaps(tx, reader, [await findGapRow(tx, reader, id)]);
  if (gap === undefined) throw errors.not_found();
  return gap;
}

async function describeGaps(
  tx: Transaction,
  reader: Reader,
  rows: readonly GapRow[],
): Promise<KnowledgeGap[]> {
  if (rows.length === 0) return [];
  const turns = await readTurns(
    tx,
    reader,
    rows.map(({ id }) => id),
  );
  const people = await nameEmployees(
    tx,
    reader,
    rows.flatMap((row) => [row.assignee_id, row.closed_by_employee]),
  );
  const files = await readNames(
    tx,
    reader,
    rows.flatMap((row) => row.closed_by_file ?? []),
  );
  const nameOf = (id: number) => people.get(id) ?? String(id);
  return rows.flatMap((row): KnowledgeGap[] => {
    const turnsOfGap = turns.get(row.id) ?? [];
    const [latest] = turnsOfGap;
    if (latest === undefined) return [];
    const filename = row.closed_by_file === null ? undefined : files.get(row.closed_by_file);
    const wordings = new Set(turnsOfGap.map(({ question }) => question));
    wordings.delete(latest.question);
    return [
      {
        id: row.id,
        agent_id: row.agent_id,
        status: row.status,
        question: latest.question,
        wordings: [...wordings].slice(0, MOST_SHOWN),
        asked: turnsOfGap.length,
        thumbs_down: turnsOfGap.filter(({ rating }) => rating === 'down').length,
        weak: turnsOfGap.filter(isWeak).length,
        remarks: turnsOfGap
          .flatMap(({ remark }) => (remark === '' ? [] : [remark]))
          .slice(0, MOST_SHOWN),
        last_asked_at: latest.askedAt,
        assignee:
          row.assignee_id === null ? null : { id: row.assignee_id, name: nameOf(row.assignee_id) },
        closing:
          row.closed_at === null
            ? null
            : {
                file:
                  row.closed_by_file === null || filename === undefined
                    ? null
                    : { file_id: row.closed_by_file, filename },
                note: row.closing_note,
                at: row.closed_at,
                by: row.closed_by_employee === null ? null : nameOf(row.closed_by_employee),
              },
      },
    ];
  });
}

async function readTurns(tx: Transaction, { companyId }: Reader, gapIds: readonly string[]) {
  const rows = await tx
    .select({
      gapId: gapTurns.gap_id,
      question: conversationTurns.question,
      rating: conversationTurns.rating,
      remark: conversationTurns.remark,
      passages: conversationTurns.passages,
      without_vectors: conversationTurns.without_vectors,
      askedAt: conversationTurns.asked_at,
    })
    .from(gapTurns)
    .innerJoin(
      conversationTurns,
      hasValues(conversationTurns, { company_id: gapTurns.company_id, id: gapTurns.turn_id }),
    )
    .where(and(eq(gapTurns.company_id, companyId), inArray(gapTurns.gap_id, [...gapIds])))
    .orderBy(desc(conversationTurns.id));
  return Map.groupBy(rows, ({ gapId }) => gapId);
}

async function readNames(tx: Transaction, { companyId }: Reader, fileIds: readonly string[]) {
  if (fileIds.length === 0) return new Map<string, string>();
  const rows = await tx
    .select({ id: agentFiles.id, filename: agentFiles.filename })
    .from(agentFiles)
    .where(and(eq(agentFiles.company_id, companyId), inArray(agentFiles.id, [...fileIds])));
  return new Map(rows.map(({ id, filename }) => [id, filename]));
}
