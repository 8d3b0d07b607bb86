import { and, desc, eq, gt } from 'drizzle-orm';
import { hasValues } from '#platform/server/database/has-values.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Page } from '#platform/contract/envelopes.ts';
import type { PageQuery } from '#platform/contract/pagination.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { readPage } from '#platform/server/database/page.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Translator } from '#platform/server/texts/translator.ts';
import {
  conversationLimits,
  type Conversation,
  type ConversationSummary,
  type Turn,
} from '#modules/agents/contract/conversations.ts';
import { conversations, conversationTurns } from './conversations.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type TurnRow = typeof conversationTurns.$inferSelect;

/** Longer than any answer may be silent: the process that wrote this one is dead. */
const LOST_AFTER_MS = 45_000;

type Reader = Pick<Scope, 'companyId' | 'userId' | 'language'>;

/** Somebody's conversations with an agent, except those without a question. */
export function listConversations(
  tx: Transaction,
  { companyId, userId }: Reader,
  { agentId, query }: { agentId: string; query: PageQuery },
): Promise<Page<ConversationSummary>> {
  const where = and(
    hasValues(conversations, { company_id: companyId, agent_id: agentId, user_id: userId }),
    gt(conversations.turns_count, 0),
  );
  const rows = tx
    .select()
    .from(conversations)
    .where(where)
    .orderBy(desc(conversations.updated_at), desc(conversations.id));
  return readPage(tx, { rows, table: conversations, where, query });
}

/** A person's own conversation; a missing one and somebody else's give the same failure. */
export async function findConversation(
  tx: Transaction,
  { companyId, userId }: Pick<Reader, 'companyId' | 'userId'>,
  id: string,
): Promise<ConversationRow> {
  const [row] = await tx
    .select()
    .from(conversations)
    .where(hasValues(conversations, { company_id: companyId, id, user_id: userId }));
  if (row === undefined) throw errors.not_found();
  return row;
}

export async function findTurn(
  tx: Transaction,
  reader: Pick<Reader, 'companyId' | 'userId'>,
  id: string,
): Promise<TurnRow> {
  const [row] = await tx
    .select()
    .from(conversationTurns)
    .where(and(eq(conversationTurns.company_id, reader.companyId), eq(conversationTurns.id, id)));
  if (row === undefined) throw errors.not_found();
  await findConversation(tx, reader, row.conversation_id);
  return row;
}

/** A conversation with its latest turns, in the order they were asked. */
export async function readConversation(
  tx: Transaction,
  reader: Reader,
  { id, translator }: { id: string; translator: Translator },
): Promise<Conversation> {
  const row = await findConversation(tx, reader, id);
  const turns = await tx
    .select()
    .from(conversationTurns)
    .where(hasValues(conversationTurns, { company_id: reader.companyId, conversation_id: id }))
    .orderBy(desc(conversationTurns.id))
    .limit(conversationLimits.turns);
  return {
    ...row,
    turns: turns.toReversed().map((turn) => describeTurn(turn, reader, translator)),
  };
}

/** A turn as the wire carries it. Streams send it unchanged, so it has nothing else. */
export function describeTurn(
  row: TurnRow,
  { language }: Pick<Reader, 'language'>,
  translator: Translator,
): Turn {
  const isLost =
    row.status === 'answering' && Date.now() - Date.parse(row.heard_at) > LOST_AFTER_MS;
  const code = isLost ? 'interrupted' : row.failure;
  const {
    company_id: _company,
    conversation_id: _conversation,
    failure_status: status,
    heard_at: _heard,
    without_vectors,
    ...shown
  } = row;
  return {
    ...shown,
    status: isLost ? 'failed' : row.status,
    failure:
      code === null
        ? null
        : {
            code,
            message: translator.translate(language, `agents:webhook_failures.${code}`, { status }),
          },
    ...(without_vectors === null ? {} : { without_vectors }),
  };
}
