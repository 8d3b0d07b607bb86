import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { CallPacer } from './call-pacer.ts';
import { EmbeddingFailure, type HostedModel, type ServiceWait } from './embedding-model.ts';
import { toUnitLength } from './quantise.ts';
import type { Send, SendAnswer } from './send.ts';
import type { ServiceHealth } from './service-health.ts';

const TEXTS_A_CALL = 64;
const CALLS_AT_ONCE = 2;
const CALL_LIMIT_MS = 30_000;
const PAUSES_MS = [500, 2_000];
/** A call that has not been answered for so long is reported. */
const SILENT_MS = 15_000;
/** A service that asks for a longer pause is out of order; the run reports it and is started again later. */
const LONGEST_PAUSE_MS = 15 * 60_000;
const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024;
/** A model that knows meanings counts as much as the words themselves. */
const WEIGHT = 0.5;

const answerShape = z.object({
  data: z.array(z.object({ index: z.int().min(0).optional(), embedding: z.array(z.number()) })),
});

interface Settings {
  /** Throws `EmbeddingFailure` when there is no answer. */
  readonly send: Send;
  /** Base of an OpenAI-compatible service, for example `https://api.openai.com/v1`. */
  readonly url: string;
  readonly apiKey?: string;
  readonly name: string;
  readonly dimensions: number;
  /** Whether this length is requested from the service; otherwise it is only checked. */
  readonly askForDimensions: boolean;
  readonly pacer: CallPacer;
  readonly health: ServiceHealth;
  readonly limitMs?: number;
  readonly pausesMs?: readonly number[];
  readonly silentMs?: number;
}

interface Waiting {
  readonly signal?: AbortSignal;
  readonly onWait?: (wait: ServiceWait) => void;
}

/** A model behind `POST /embeddings`. Calls are batched, limited in time, and repeated where that may help. */
export function createHostedModel(settings: Settings): HostedModel {
  const { name, dimensions } = settings;
  return {
    kind: 'hosted',
    id: `hosted/${name}/${dimensions}`,
    dimensions,
    weight: WEIGHT,
    health: settings.health,
    async embed(texts, waiting = {}) {
      const calls: (readonly string[])[] = [];
      for (let from = 0; from < texts.length; from += TEXTS_A_CALL) {
        calls.push(texts.slice(from, from + TEXTS_A_CALL));
      }
      const vectors: Float32Array[] = [];
      for (let from = 0; from < calls.length; from += CALLS_AT_ONCE) {
        const together = calls.slice(from, from + CALLS_AT_ONCE);
        const answers = await Promise.all(
          together.map((batch) => callPatiently(settings, batch, waiting)),
        );
        vectors.push(...answers.flat());
      }
      return vectors;
    },
  };
}

async function callPatiently(
  settings: Settings,
  texts: readonly string[],
  waiting: Waiting,
): Promise<Float32Array[]> {
  for (const pause of settings.pausesMs ?? PAUSES_MS) {
    try {
      return await call(settings, texts, waiting);
    } catch (error) {
      if (!mayPass(error)) throw error;
      const retryAfterMs = error instanceof BusyFailure ? error.retryAfterMs : 0;
      if (retryAfterMs > LONGEST_PAUSE_MS) throw error;
      // Other callers of the service would only be refused as well.
      settings.pacer.pause(retryAfterMs);
      if (retryAfterMs > 0) {
        waiting.onWait?.({ kind: 'busy', seconds: Math.ceil(retryAfterMs / 1_000) });
      }
      await sleep(Math.max(pause, retryAfterMs), undefined, { signal: waiting.signal });
    }
  }
  return call(settings, texts, waiting);
}

/** The service answered that it cannot serve us now. */
class BusyFailure extends EmbeddingFailure {
  retryAfterMs = 0;
}

/** Whether the next try may succeed. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof BusyFailure ||
    (error instanceof EmbeddingFailure && ['unreachable', 'too-slow'].includes(error.reason))
  );
}

/** One call, and what it says about the service. */
async function call(
  settings: Settings,
  texts: readonly string[],
  { signal, onWait }: Waiting,
): Promise<Float32Array[]> {
  const { pacer, health, silentMs = SILENT_MS } = settings;
  await pacer.wait(signal);
  const end = health.begin();
  const start = performance.now();
  const silence = setTimeout(() => {
    onWait?.({ kind: 'silent', seconds: Math.round(silentMs / 1_000) });
  }, silentMs);
  try {
    const vectors = await request(settings, texts, signal);
    health.succeeded(performance.now() - start);
    return vectors;
  } catch (error) {
    // A person who left, or a wrong key, says nothing about it.
    if (mayPass(error)) health.failed(error instanceof BusyFailure ? error.retryAfterMs : 0);
    throw error;
  } finally {
    clearTimeout(silence);
    end();
  }
}

async function request(
  { send, url, apiKey, name, dimensions, askForDimensions, limitMs = CALL_LIMIT_MS }: Settings,
  texts: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Float32Array[]> {
  const answer = await send({
    method: 'POST',
    url: `${url.replace(/\/+$/, '')}/embeddings`,
    headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
    json: {
      model: name,
      input: texts,
      encoding_format: 'float',
      ...(askForDimensions ? { dimensions } : {}),
    },
    timeoutMs: limitMs,
    limitBytes: ANSWER_LIMIT_BYTES,
    signal,
  });
  if (answer.status < 200 || answer.status > 299) throw refusalOf(answer);
  return readVectors(answer, texts.length, dimensions);
}

function refusalOf({ status, text, retryAfterMs = 0 }: SendAnswer): EmbeddingFailure {
  const detail = `status ${status}: ${text.slice(0, 200)}`;
  if (status !== 429 && status < 500) return new EmbeddingFailure('refused', detail);
  const failure = new BusyFailure(status === 429 ? 'busy' : 'broken', detail);
  return Object.assign(failure, { retryAfterMs });
}

function readVectors({ text }: SendAnswer, count: number, dimensions: number): Float32Array[] {
  const { data } = parse(text);
  if (data.length !== count) throw garbage(`${data.length} vectors for ${count} texts`);
  const vectors: (Float32Array | undefined)[] = Array.from({ length: count });
  for (const [position, { index = position, embedding }] of data.entries()) {
    if (embedding.length !== dimensions) {
      throw garbage(`${embedding.length} numbers instead of ${dimensions}`);
    }
    const vector = Float32Array.from(embedding);
    if (!vector.every(Number.isFinite)) throw garbage('numbers too large to use');
    if (vector.every((value) => value === 0)) throw garbage('a vector of zeros');
    vectors[index] = toUnitLength(vector);
  }
  return vectors.map((vector, position) => {
    if (vector === undefined) throw garbage(`no vector for text ${position}`);
    return vector;
  });
}

function parse(text: string): z.output<typeof answerShape> {
  try {
    return answerShape.parse(JSON.parse(text));
  } catch (error) {
    throw new EmbeddingFailure('garbage', 'the answer is not a list of vectors', { cause: error });
  }
}

function garbage(detail: string): EmbeddingFailure {
  return new EmbeddingFailure('garbage', detail);
}
