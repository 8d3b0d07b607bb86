import { afterEach, describe, expect, it } from 'vitest';
import { Thread } from './worker-thread.ts';

type Calls = {
  double: { input: { value: number }; output: number };
  fail: { input: object; output: void };
  die: { input: object; output: void };
};

const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { answerCalls } from ${JSON.stringify(new URL('./worker-thread.ts', import.meta.url).href)};
    answerCalls({
      double: ({ value }) => value * 2,
      fail: () => { throw new RangeError('out of range'); },
      die: () => process.exit(1),
    });`)}`,
);

describe('Thread', () => {
  const thread = new Thread<Calls>(program);
  afterEach(() => thread.stop());

  it('answers each call with its own answer', async () => {
    const values = Array.from({ length: 50 }, (_, value) => value);
    const answers = await Promise.all(values.map((value) => thread.call('double', { value })));
    expect(answers).toEqual(values.map((value) => value * 2));
  });

  it('passes failures on and continues', async () => {
    await expect(thread.call('fail', {})).rejects.toThrow('out of range');
    expect(await thread.call('double', { value: 4 })).toBe(8);
  });

  it('fails the open calls when it dies, and starts again with the next one', async () => {
    const { lives } = thread;
    const open = Promise.allSettled([thread.call('die', {}), thread.call('double', { value: 1 })]);
    expect((await open).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(thread.lives).toBe(lives + 1);
    expect(await thread.call('double', { value: 5 })).toBe(10);
  });

  it('fails the open calls when it is stopped', async () => {
    const [open] = await Promise.allSettled([thread.call('double', { value: 1 }), thread.stop()]);
    expect(open.status).toBe('rejected');
  });
});
