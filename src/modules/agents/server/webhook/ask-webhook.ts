import { z } from 'zod';
import type { Passage, WebhookFailureCode } from '#modules/agents/contract/questions.routes.ts';
import { OutboundError, type OutboundClient } from '#platform/server/outbound/outbound-client.ts';
import type { AgentRow } from '../agents.queries.ts';

const ANSWER_WITHIN_MS = 30_000;
const LARGEST_ANSWER_BYTES = 1024 * 1024;

/** Workflow tools answer one object, or a list of one. */
const answerBody = z
  .union([z.array(z.unknown()).transform(([first]) => first), z.unknown()])
  .pipe(z.object({ output: z.string().optional(), text: z.string().optional() }));

export type WebhookOutcome =
  | { readonly text: string; readonly latencyMs: number }
  | { readonly failure: WebhookFailureCode; readonly status: number };

interface Question {
  readonly agent: AgentRow;
  readonly question: string;
  readonly sessionId: string;
  readonly passages: readonly Passage[];
}

/** Asks the workflow behind an agent's webhook. Whatever it does wrong is an outcome, not an error. */
export async function askWebhook(
  outbound: OutboundClient,
  { agent, question, sessionId, passages }: Question,
): Promise<WebhookOutcome> {
  const started = performance.now();
  try {
    const answer = await outbound.send({
      method: 'POST',
      url: agent.chatWebhookUrl,
      json: {
        action: 'sendMessage',
        chatInput: question,
        sessionId,
        metadata: {
          agent_id: agent.id,
          agent_code: agent.code,
          agent_name: agent.name,
          language: agent.language,
          passages,
        },
      },
      timeoutMs: ANSWER_WITHIN_MS,
      limitBytes: LARGEST_ANSWER_BYTES,
    });
    const { status } = answer;
    if (status < 200 || status > 299) return { failure: 'refused', status };
    const text = readAnswer(answer.text);
    if (text === undefined) return { failure: 'unusable_answer', status };
    return { text, latencyMs: Math.round(performance.now() - started) };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { failure: error.failure, status: 0 };
  }
}

function readAnswer(body: string): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { data } = answerBody.safeParse(json);
  const text = data?.output ?? data?.text;
  return text === undefined || text.trim() === '' ? undefined : text;
}
