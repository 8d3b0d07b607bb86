import { afterEach, expect, it } from 'vitest';
import { config } from 'zod/v4/core';
import { withoutEval } from './without-eval.ts';

afterEach(() => {
  config({ jitless: undefined });
});

it('is a setting that Zod reads', () => {
  expect(config().jitless).toBeUndefined();
  withoutEval();
  expect(config().jitless).toBe(true);
});
