import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agentDefaults } from '#modules/agents/contract/agents.ts';
import {
  createOutboundClient,
  type OutboundClient,
} from '#platform/server/outbound/outbound-client.ts';
import {
  answerJson,
  type EmbeddingsStandIn,
  startEmbeddingsStandIn,
} from './testing/embeddings-stand-in.ts';
import { createCallPacer } from '#libraries/retrieval/call-pacer.ts';
import { EmbeddingFailure } from '#libraries/retrieval/embedding-model.ts';
import { createEmbeddingModels, sendToModel } from './create-embedding-models.ts';
import { createServiceHealth } from '#libraries/retrieval/service-health.ts';
import { createHostedModel } from '#libraries/retrieval/hosted-model.ts';

describe('a hosted model', () => {
  let outbound: OutboundClient;
  let service: EmbeddingsStandIn;

  beforeAll(() => {
    outbound = createOutboundClient({ allowLoopback: false });
  });
  afterAll(() => outbound.close());
  beforeEach(async () => {
    service = await startEmbeddingsStandIn(8);
  });
  afterEach(() => service.close());

  const eight = [1, 0, 0, 0, 0, 0, 0, 0];
  const model = (more: Partial<Parameters<typeof createHostedModel>[0]> = {}) =>
    createHostedModel({
      send: sendToModel(outbound),
      url: service.url,
      apiKey: 'key',
      name: 'some-model',
      dimensions: 8,
      askForDimensions: false,
      limitMs: 5_000,
      pausesMs: [1, 1],
      pacer: createCallPacer(),
      health: createServiceHealth(),
      ...more,
    });
  const reasonOf = async (work: Promise<unknown>): Promise<unknown> => {
    const failure: unknown = await work.then(
      () => undefined,
      (error: unknown) => error,
    );
    return failure instanceof EmbeddingFailure ? failure.reason : failure;
  };

  it('embeds many texts in few calls, in their order, as vectors of length one', async () => {
    const texts = Array.from({ length: 200 }, (_, length) => 'ก'.repeat(length + 1));
    const vectors = await model().embed(texts);
    expect(service.calls.map(({ input }) => input.length).toSorted((a, b) => a - b)).toEqual([
      8, 64, 64, 64,
    ]);
    expect(service.calls[0]).toMatchObject({ model: 'some-model', authorization: 'Bearer key' });
    expect(vectors).toHaveLength(200);
    expect(vectors[150]).toEqual((await model().embed([texts[150] ?? '']))[0]);
    expect(Math.hypot(...(vectors[7] ?? []))).toBeCloseTo(1);
  });

  it('puts vectors that come in another order back into theirs', async () => {
    service.behave(({ input }, response) => {
      const data = input.map((_, index) => ({
        index,
        embedding: [index + 1, 1, 0, 0, 0, 0, 0, 0],
      }));
      answerJson(response, { data: data.toReversed() });
    });
    const [first, second] = await model().embed(['a', 'b']);
    expect((first?.[0] ?? 0) / (first?.[1] ?? 1)).toBeCloseTo(1);
    expect((second?.[0] ?? 0) / (second?.[1] ?? 1)).toBeCloseTo(2);
  });

  it('tries again when the service fails once', async () => {
    let tries = 0;
    service.behave((_, response) => {
      tries += 1;
      if (tries < 3) answerJson(response, {}, tries === 1 ? 503 : 429);
      else answerJson(response, { data: [{ embedding: [1, 0, 0, 0, 0, 0, 0, 0] }] });
    });
    expect(await model().embed(['a'])).toHaveLength(1);
    expect(tries).toBe(3);
  });

  it('waits as long as the service asks, together with all other callers', async () => {
    const times: number[] = [];
    service.behave((_, response) => {
      times.push(performance.now());
      if (times.length > 1) {
        return answerJson(response, { data: [{ embedding: [1, 0, 0, 0, 0, 0, 0, 0] }] });
      }
      response.setHeader('retry-after', '1');
      answerJson(response, {}, 429);
    });
    const shared = model();
    const first = shared.embed(['a']);
    while (times.length === 0) await sleep(5);
    await sleep(50);
    await Promise.all([first, shared.embed(['b'])]);
    const [refused = 0, ...later] = times;
    expect(later).toHaveLength(2);
    expect(Math.min(...later) - refused).toBeGreaterThanOrEqual(950);
  });

  it('does not wait for a service that asks for longer than a run can', async () => {
    service.behave((_, response) => {
      response.setHeader('retry-after', new Date(Date.now() + 3_600_000).toUTCString());
      answerJson(response, {}, 429);
    });
    expect(await reasonOf(model().embed(['a']))).toBe('busy');
    expect(service.calls).toHaveLength(1);
  });

  it('gives up after three tries, with the reason', async () => {
    service.behave((_, response) => answerJson(response, {}, 500));
    expect(await reasonOf(model().embed(['a']))).toBe('broken');
    expect(service.calls).toHaveLength(3);
  });

  it('does not repeat what was refused', async () => {
    service.behave((_, response) => answerJson(response, { error: 'bad key' }, 401));
    await expect(model().embed(['a'])).rejects.toThrow(/401.*bad key/);
    expect(service.calls).toHaveLength(1);
  });

  it('reports that a service is down', async () => {
    expect(await reasonOf(model({ url: 'http://127.0.0.1:1/v1' }).embed(['a']))).toBe(
      'unreachable',
    );
  });

  it('reports that a service is too slow', async () => {
    service.behave(() => undefined);
    expect(await reasonOf(model({ limitMs: 50 }).embed(['a']))).toBe('too-slow');
  });

  it('says that a service is silent while it waits, and that it is troubled to all who would call it', async () => {
    const answer = Promise.withResolvers<void>();
    service.behave((_, response) => {
      void answer.promise.then(() => answerJson(response, { data: [{ embedding: eight }] }));
    });
    let now = 0;
    const health = createServiceHealth(() => now);
    const shared = model({ health, silentMs: 10 });
    const waits: unknown[] = [];
    const said = Promise.withResolvers<void>();
    const embedding = shared.embed(['a'], {
      onWait(wait) {
        waits.push(wait);
        said.resolve();
      },
    });
    await said.promise;
    expect(waits).toEqual([{ kind: 'silent', seconds: 0 }]);
    expect(shared.health?.isTroubled()).toBe(false);
    now = 15_000;
    expect(shared.health?.isTroubled()).toBe(true);
    answer.resolve();
    await embedding;
    expect(shared.health?.isTroubled()).toBe(false);
  });

  it('says how long a busy service asks to wait, and is troubled for as long', async () => {
    service.behave((_, response) => {
      if (service.calls.length > 1) return answerJson(response, { data: [{ embedding: eight }] });
      response.setHeader('retry-after', '1');
      answerJson(response, {}, 429);
    });
    const shared = model({ health: createServiceHealth() });
    const troubled: unknown[] = [];
    await shared.embed(['a'], {
      onWait: (wait) => troubled.push(wait, shared.health?.isTroubled()),
    });
    expect(troubled).toEqual([{ kind: 'busy', seconds: 1 }, true]);
    expect(shared.health?.isTroubled()).toBe(false);
  });

  it('stops when aborted', async () => {
    service.behave(() => undefined);
    const stop = new AbortController();
    const run = model().embed(['a'], { signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(run).rejects.toThrow('enough');
  });

  it.each([
    ['no JSON', '<html>'],
    ['another shape', '{"vectors":[]}'],
    ['too few vectors', JSON.stringify({ data: [] })],
    ['too many vectors', JSON.stringify({ data: [{ embedding: eight }, { embedding: eight }] })],
    ['vectors of another length', JSON.stringify({ data: [{ embedding: [1, 2] }] })],
    ['what is no number', `{"data":[{"embedding":[NaN,0,0,0,0,0,0,0]}]}`],
    ['null for a number', JSON.stringify({ data: [{ embedding: [null, ...eight.slice(1)] }] })],
    ['numbers beyond all bounds', `{"data":[{"embedding":[1e300,0,0,0,0,0,0,0]}]}`],
    ['a vector of zeros', JSON.stringify({ data: [{ embedding: eight.map(() => 0) }] })],
    ['an index out of range', JSON.stringify({ data: [{ index: 7, embedding: eight }] })],
  ])('calls %s garbage', async (_, body) => {
    service.behave((_asked, response) => void response.end(body));
    expect(await reasonOf(model().embed(['a']))).toBe('garbage');
    expect(service.calls).toHaveLength(1);
  });

  it('is available only where a service is configured, with its own name and length', () => {
    const names = [agentDefaults.embedding_model, 'text-embedding-3-large', 'other'];
    const configured = createEmbeddingModels({ config: { EMBEDDINGS_URL: service.url }, outbound });
    expect(names.map((name) => configured(name).id)).toEqual([
      'hosted/text-embedding-ada-002/1536',
      'hosted/text-embedding-3-large/3072',
      'hosted/other/1536',
    ]);
    const none = createEmbeddingModels({ config: {}, outbound });
    expect(new Set(names.map((name) => none(name).id)).size).toBe(1);
  });
});
