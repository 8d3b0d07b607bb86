import { expect, it } from 'vitest';
import { createCallPacer } from './call-pacer.ts';

const timeOf = async (work: Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work;
  return performance.now() - started;
};

it('spaces calls evenly, no matter who makes them', async () => {
  const pacer = createCallPacer(1_200);
  const five = Array.from({ length: 5 }, () => pacer.wait());
  expect(await timeOf(Promise.all(five))).toBeGreaterThanOrEqual(195);
});

it('lets all calls through where no rate is set, except during a pause', async () => {
  const pacer = createCallPacer();
  expect(await timeOf(Promise.all([pacer.wait(), pacer.wait(), pacer.wait()]))).toBeLessThan(1_000);
  pacer.pause(100);
  expect(await timeOf(Promise.all([pacer.wait(), pacer.wait()]))).toBeGreaterThanOrEqual(95);
});

it('leaves the queue when aborted', async () => {
  const pacer = createCallPacer();
  pacer.pause(60_000);
  const stop = new AbortController();
  const waiting = pacer.wait(stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow(/abort/i);
});
