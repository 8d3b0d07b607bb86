import { describe, expect, it } from 'vitest';
import { durationOf, shareOf, timeLeftOf } from './durations.ts';

const start = '2026-11-20T09:00:00.000Z';
const at = (seconds: number) => Date.parse(start) + seconds * 1000;
const run = (status: 'running' | 'success' | 'failed', finished_at: string | null) => ({
  status,
  started_at: start,
  finished_at,
});

describe('how long a run takes', () => {
  it('is measured until the current time while it goes on', () => {
    expect(durationOf(run('running', null), at(75))).toBe(75_000);
  });

  it('is measured from start to end once it has ended, whatever the time is now', () => {
    expect(durationOf(run('success', '2026-11-20T09:02:00.000Z'), at(9_000))).toBe(120_000);
  });

  it('is unknown when it ended without saying when', () => {
    expect(durationOf(run('failed', null), at(75))).toBeUndefined();
  });

  it('is never negative, though this machine may be behind the server', () => {
    expect(durationOf(run('running', null), at(-3))).toBe(0);
  });
});

describe('how far a run is', () => {
  const progress = (files_done: number, files_total: number) => ({
    ...run('running', null),
    files_done,
    files_total,
  });

  it('is the share of files dealt with, and nothing before the files are known', () => {
    expect(shareOf(progress(1, 4))).toBe(0.25);
    expect(shareOf(progress(0, 0))).toBe(0);
  });

  it('lets the rest be guessed from the files done', () => {
    expect(timeLeftOf(progress(2, 6), at(10))).toBe(20_000);
    expect(timeLeftOf(progress(6, 6), at(10))).toBe(0);
  });

  it('is no ground for a guess before the first file is done', () => {
    expect(timeLeftOf(progress(0, 6), at(10))).toBeUndefined();
  });
});
