import { expect, it } from 'vitest';
import { logSeldom } from './log-seldom.ts';

it('forty seconds of failures, 26 a second, are four lines that say how many they stand for', () => {
  let now = 0;
  const lines: object[] = [];
  const log = logSeldom(
    (line: { err: string; left_out?: number }) => lines.push(line),
    () => now,
  );
  for (; now <= 40_000; now += 1_000 / 26) log({ err: 'the database is away' });
  expect(lines).toHaveLength(4);
  expect(lines[0]).toEqual({ err: 'the database is away' });
  expect(lines[1]).toEqual({ err: 'the database is away', left_out: 260 });
});
