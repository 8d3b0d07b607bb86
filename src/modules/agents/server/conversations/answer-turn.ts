import { agentEvents } from '#modules/agents/contract/events.ts';
import type { TurnMessage } from '#modules/agents/contract/conversations.ts';
import { questionLimits } from '#modules/agents/contract/questions.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { AgentsContext } from '../agents/agents-context.ts';
import type { AgentRow } from '../agents/agents.queries.ts';
import { recordGap } from './record-gap.ts';
import { retrievePassages } from '../questions/retrieve-passages.ts';
import { writeTurn, type TurnChanges } from './write-turn.ts';
import { callSigned } from '../webhook/call-signed.ts';
import type { WebhookOutcome } from '../webhook/call-webhook.ts';
import { workflowQuestion } from '../webhook/workflow-question.ts';
import { describeTurn, type TurnRow } from './conversations.queries.ts';

/** How often the answer so far is stored, for people who come back meanwhile. */
const WRITE_EVERY_MS = 1_000;

interface Answering {
  readonly agent: AgentRow;
  readonly turn: TurnRow;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
  /** Sends to the person who listens, if anybody still does. */
  readonly send: (message: TurnMessage) => void;
}

/** The turn was deleted while its answer was being written. */
class TurnGoneError extends Error {}

/** Answers a turn to its end, whether or not anybody listens. Its row always says how it ended: answered, failed or cancelled. */
export async function answerTurn(
  context: AgentsContext,
  scope: Scope,
  { agent, turn, closing, send }: Answering,
): Promise<void> {
  const cancelling = listenForCancel(context, scope, turn.id);
  const signal = AbortSignal.any([closing, cancelling.signal]);
  const write = async (changes: TurnChanges) => {
    const row = await context.database.inCompany(scope, (tx) =>
      writeTurn(tx, scope, { id: turn.id, ...changes }),
    );
    if (row === undefined) throw new TurnGoneError();
    return row;
  };
  const spoken = speakTo(send, write);
  const end = async (changes: TurnChanges) => {
    await spoken.pause();
    const row = await write({ answer: spoken.text(), ...changes });
    send({ type: 'end', turn: describeTurn(row, scope, context.translator) });
  };
  try {
    const { question, conversation_id: conversationId } = turn;
    const search = { agent, query: question, topK: questionLimits.passagesOfAsk };
    const { passages, withoutVectors } = await retrievePassages(context, scope, search);
    const { status } = await context.database.inCompany(scope, async (tx) => {
      const without_vectors = withoutVectors ?? null;
      const row = await writeTurn(tx, scope, { id: turn.id, passages, without_vectors });
      if (row === undefined) throw new TurnGoneError();
      await recordGap(tx, scope, { agentId: agent.id, turn: row });
      return row;
    });
    send({ type: 'found', passages, without_vectors: withoutVectors });
    if (status !== 'answering') return await end({});
    const outcome = await callSigned(
      context,
      { companyId: scope.companyId, agentId: agent.id },
      {
        url: agent.chat_webhook_url,
        json: workflowQuestion({ agent, question, sessionId: conversationId, passages }),
        signal,
        onPiece: (piece) => spoken.add(piece),
      },
    );
    await end(changesOf(outcome));
  } catch (error) {
    if (error instanceof TurnGoneError) return;
    if (cancelling.signal.aborted) return await end({ status: 'cancelled' });
    if (closing.aborted) return await end({ status: 'failed', failure: 'interrupted' });
    context.logger.error({ err: error, turnId: turn.id }, 'a question could not be answered');
    await end({ status: 'failed', failure: 'broken' });
  } finally {
    cancelling.close();
  }
}

function changesOf({ failure, status, latencyMs: latency_ms }: WebhookOutcome): TurnChanges {
  return failure === null
    ? { status: 'answered', latency_ms }
    : { status: 'failed', failure, failure_status: status, latency_ms };
}

/** Passes pieces on immediately and stores them now and then, one write at a time. */
function speakTo(
  send: Answering['send'],
  write: (changes: { answer: string }) => Promise<unknown>,
) {
  let text = '';
  let writing: Promise<unknown> = Promise.resolve();
  let writtenAt = Date.now();
  return {
    text: () => text,
    pause: () => writing,
    add(piece: string) {
      text += piece;
      send({ type: 'piece', text: piece });
      if (Date.now() - writtenAt < WRITE_EVERY_MS) return;
      writtenAt = Date.now();
      // A deleted turn, or an unavailable database, is handled at the end.
      writing = writing.then(() => write({ answer: text })).catch(() => undefined);
    },
  };
}

function listenForCancel({ announcements }: AgentsContext, { companyId }: Scope, turnId: string) {
  const cancelling = new AbortController();
  const close = announcements.subscribe(companyId, (message) => {
    const isCancel =
      message.type === 'changed' &&
      message.event === agentEvents.answer_cancelled &&
      message.entity_id === turnId;
    if (isCancel) cancelling.abort(new Error('The answer was cancelled'));
  });
  return { signal: cancelling.signal, close };
}
