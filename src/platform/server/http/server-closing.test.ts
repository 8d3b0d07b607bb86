import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { errorBody } from '#platform/contract/errors.ts';
import { en } from '#platform/contract/texts/en.ts';
import { th } from '#platform/contract/texts/th.ts';
import { quiet } from '#tests/support/databases.ts';
import { createTranslator } from '../texts/translator.ts';
import { createServer } from './server.ts';

it('a stopping server finishes what it has begun and refuses the rest in our format, to be tried again', async () => {
  const translator = await createTranslator({ platform: { th, en } });
  const app = await createServer({
    config: { TRUST_PROXY: undefined, CALLS_PER_MINUTE: 3_000 },
    logger: quiet,
    translator,
  });
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  app.get('/begun', async () => {
    begun.resolve();
    await release.promise;
    return 'through';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const line = connect(Number(new URL(address).port), '127.0.0.1');
  await once(line, 'connect');
  const answer = text(line);
  const head = 'host: here\r\naccept-language: en\r\n';
  line.write(`GET /begun HTTP/1.1\r\n${head}\r\n`);
  await begun.promise;
  const closed = app.close();
  line.write(`GET /begun HTTP/1.1\r\n${head}x-request-id: too-late-1\r\n\r\n`);
  // The line is read in the turns after this one.
  await new Promise((resolve) => setTimeout(resolve, 100));
  release.resolve();
  await closed;

  const [first = '', second = '', ...more] = (await answer).split('HTTP/1.1 ').slice(1);
  expect(more).toEqual([]);
  expect(first).toMatch(/^200 /);
  expect(first).toContain('through');
  expect(second).toMatch(/^503 /);
  expect(second).toMatch(/\r\nretry-after: 5\r\n/i);
  expect(second).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  const body: unknown = JSON.parse(second.slice(second.indexOf('{')));
  expect(errorBody.parse(body)).toMatchObject({
    success: false,
    code: 'unavailable',
    request_id: 'too-late-1',
  });
});
