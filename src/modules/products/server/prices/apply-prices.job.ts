import { z } from 'zod';
import { priceEvents } from '#modules/products/contract/prices.ts';
import { DEFAULT_LANGUAGE } from '#platform/contract/texts/texts.ts';
import { dayInBangkok } from '#platform/server/bangkok-time.ts';
import type { Context } from '#platform/server/context.ts';
import { defineJob, handleJob, type JobHandler } from '#platform/server/jobs/define-job.ts';
import { productKeeper } from '../products/products.queries.ts';
import { companiesWithDuePrices, listDuePrices } from './prices.queries.ts';

const applyPrices = defineJob('products.apply-prices', z.unknown());

/**
 * At midnight in Bangkok planned prices become those of their products, in the name of who planned them.
 * Repeated during the day, in case no process ran at midnight.
 */
export function applyPricesJob({
  clock,
  database,
}: Pick<Context, 'clock' | 'database'>): JobHandler {
  return handleJob(
    applyPrices,
    async (_, { jobId }) => {
      const today = dayInBangkok(clock.now());
      const companies = await database.asSystem((tx) => companiesWithDuePrices(tx, today), {
        readOnly: true,
      });
      for (const companyId of companies) {
        await database.inCompany({ companyId }, async (tx) => {
          for (const { id, price, ...planner } of await listDuePrices(tx, { companyId }, today)) {
            const scope = {
              companyId,
              ...planner,
              permissions: new Set<never>(),
              language: DEFAULT_LANGUAGE,
              requestId: jobId,
            };
            await productKeeper.change(tx, scope, {
              id,
              seen: await productKeeper.lock(tx, scope, id),
              event: priceEvents.price_changed,
              values: () => ({ price }),
            });
          }
        });
      }
    },
    { schedule: '0 * * * *' },
  );
}
