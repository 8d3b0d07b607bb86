import type { WebhookFailureCode, WebhookShape } from '#modules/agents/contract/webhook.ts';
import { newId } from '#platform/server/ids.ts';
import { OutboundError, type OutboundClient } from '#platform/server/outbound/outbound-client.ts';
import { readAnswer, WorkflowFailedError, type OnPiece } from './read-answer.ts';
import { signCall } from './sign-call.ts';

const FIRST_WORD_WITHIN_MS = 30_000;
const WHOLE_ANSWER_WITHIN_MS = 120_000;
const LARGEST_ANSWER_BYTES = 1024 * 1024;

export interface WebhookCall {
  /** On whose behalf: the company may have allowed services in its network. */
  readonly companyId: number;
  readonly url: string;
  /** The secrets it is signed with; none leaves it unsigned. */
  readonly secrets: readonly string[];
  readonly json: unknown;
  readonly signal?: AbortSignal;
  readonly quietMs?: number;
  /** For the whole answer, however steadily it comes. */
  readonly timeoutMs?: number;
  readonly onPiece?: OnPiece;
}

/** How a call went. A failure includes what had been answered before it. */
export interface WebhookOutcome {
  readonly text: string;
  readonly failure: WebhookFailureCode | null;
  /** 0 when no answer came. */
  readonly status: number;
  readonly shape: WebhookShape | null;
  readonly firstWordMs: number | null;
  readonly latencyMs: number;
}

/** Calls a workflow. Whatever it does wrong is an outcome; only the caller's own abort is thrown. */
export async function callWebhook(
  outbound: Pick<OutboundClient, 'open'>,
  {
    companyId,
    url,
    secrets,
    json,
    signal,
    quietMs = FIRST_WORD_WITHIN_MS,
    timeoutMs = WHOLE_ANSWER_WITHIN_MS,
    onPiece,
  }: WebhookCall,
): Promise<WebhookOutcome> {
  const started = performance.now();
  const sinceStart = () => Math.round(performance.now() - started);
  let status = 0;
  let text = '';
  let firstWordMs: number | null = null;
  const hear: OnPiece = (piece) => {
    firstWordMs ??= sinceStart();
    text += piece;
    onPiece?.(piece);
  };
  const end = (failure: WebhookFailureCode | null, shape: WebhookShape | null = null) => ({
    text,
    failure,
    status,
    shape,
    firstWordMs,
    latencyMs: sinceStart(),
  });
  try {
    const answer = await outbound.open({
      method: 'POST',
      url,
      companyId,
      json,
      headersFor: (body) => signCall(secrets, { id: `msg_${newId()}`, at: new Date(), body }),
      signal,
      quietMs,
      timeoutMs,
      limitBytes: LARGEST_ANSWER_BYTES,
    });
    status = answer.status;
    if (status < 200 || status > 299) {
      await giveUp(answer.body);
      return end('refused');
    }
    const read = await readAnswer(answer, hear);
    return read === undefined ? end('unusable_answer') : end(null, read.shape);
  } catch (error) {
    if (error instanceof WorkflowFailedError) return end('workflow_failed');
    if (!(error instanceof OutboundError)) throw error;
    return end(error.failure);
  }
}

/** A body that nobody reads would keep its connection open. */
async function giveUp(body: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of body) break;
}
