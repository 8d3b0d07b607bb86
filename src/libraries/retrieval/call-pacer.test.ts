import { expect, it } from 'vitest';
import { createCallPacer } from './call-pacer.ts';

/** From before the first call: what comes between would be missing from the time. */
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

it('spaces calls evenly, no matter who makes them', async () => {
  const pacer = createCallPacer(1_200);
  const five = () => Promise.all(Array.from({ length: 5 }, () => pacer.wait()));
  expect(await timeOf(five)).toBeGreaterThanOrEqual(195);
});

it('lets all calls through where no rate is set, except during a pause', async () => {
  const pacer = createCallPacer();
  const three = () => Promise.all([pacer.wait(), pacer.wait(), pacer.wait()]);
  expect(await timeOf(three)).toBeLessThan(1_000);
  const afterPause = () => {
    pacer.pause(100);
    return Promise.all([pacer.wait(), pacer.wait()]);
  };
  expect(await timeOf(afterPause)).toBeGreaterThanOrEqual(95);
});

it('leaves the queue when aborted', async () => {
  const pacer = createCallPacer();
  pacer.pause(60_000);
  const stop = new AbortController();
  const waiting = pacer.wait(stop.signal);
  stop.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow(/abort/i);
});
