import { commentEvents } from '#modules/feature-development/contract/comments.ts';
import { SOP } from '#modules/feature-development/contract/sops.ts';
import { VALUE_STREAM } from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { sowComments } from '../comments/comments.tables.ts';
import { LEVEL_COMMENTS } from './example-texts.ts';
import type { PlacedSow } from './write-records.ts';

const DAY_MS = 24 * 3600 * 1000;

interface Written {
  readonly places: readonly PlacedSow[];
  readonly now: Date;
  /** Accounts of employees who have one. */
  readonly userOf: ReadonlyMap<number, string>;
}

/** Writes the comments on value streams and SOPs of the examples; returns their events. */
export async function writeLevelComments(
  tx: Transaction,
  { companyId: company_id, userId, requestId: request_id }: Scope,
  { places, now, userOf }: Written,
) {
  const streams = new Map(places.map(({ stream }) => [stream.id, stream.example.name]));
  const sops = new Map(places.map(({ sop }) => [sop.id, sop.example.name]));
  const written = [
    ...commentsOf(streams, (id) => ({ entity: VALUE_STREAM, value_stream_id: id })),
    ...commentsOf(sops, (id) => ({ entity: SOP, sop_id: id })),
  ].map((comment) => ({
    ...comment,
    id: newId(),
    at: new Date(now.getTime() - comment.daysAgo * DAY_MS).toISOString(),
  }));
  await tx.insert(sowComments).values(
    written.map(({ id, subject: { entity: _entity, ...subject }, text, mentions, author, at }) => ({
      ...subject,
      company_id,
      id,
      text,
      mentions: [...mentions],
      author_id: userOf.get(author) ?? userId,
      author_employee: author,
      created_at: at,
    })),
  );
  return written.map(({ id, recordId: entity_id, subject: { entity }, text, author, at }) => ({
    company_id,
    at,
    name: commentEvents.comment_added,
    entity,
    entity_id,
    employee_id: author,
    user_id: userOf.get(author) ?? null,
    request_id,
    before: null,
    after: { comment_id: id, text },
  }));
}

function commentsOf<Subject>(
  names: ReadonlyMap<string, string>,
  subjectOf: (id: string) => Subject,
) {
  return [...names].flatMap(([recordId, name]) =>
    (LEVEL_COMMENTS[name] ?? []).map((comment) => ({
      ...comment,
      recordId,
      subject: subjectOf(recordId),
    })),
  );
}
