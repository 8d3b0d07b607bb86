import { expect, it } from 'vitest';
import { makeNationalId } from '#modules/farmer-quotas/server/testing/quotas.ts';
import { MADE_UP_FAMILY } from './support/personal-values.ts';
import { watchLog } from './support/watched-log.ts';

it('a log that has a national id or the name of a grower is noticed, wherever it is in a line', () => {
  const { logger, personal } = watchLog();
  const id = makeNationalId(1);
  logger.info({ at: 1_795_822_622_081, took: 0.8123456789012, id: `${id}0` }, 'nothing personal');
  expect(personal).toEqual([]);
  logger.info({ req: { url: `/v1/quotas?search=${id}` } }, 'a request');
  logger.warn(`Nobody has ${id}`);
  logger.info({ farmer: { first_name: 'สมหมาย', last_name: MADE_UP_FAMILY } }, 'a record');
  logger.error(`สมหมาย ${MADE_UP_FAMILY} 7 has no account`);
  expect(personal.length).toBe(4);
});
