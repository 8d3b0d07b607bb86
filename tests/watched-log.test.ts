import { expect, it } from 'vitest';
import { makeNationalId } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { watchLog } from './support/watched-log.ts';

it('a log that has a national id is noticed, wherever it is in a line', () => {
  const { logger, personal } = watchLog();
  const id = makeNationalId(1);
  logger.info({ at: 1_795_822_622_081, took: 0.8123456789012, id: `${id}0` }, 'nothing personal');
  expect(personal).toEqual([]);
  logger.info({ req: { url: `/v1/quotas?search=${id}` } }, 'a request');
  logger.warn(`Nobody has ${id}`);
  expect(personal.length).toBe(2);
});
