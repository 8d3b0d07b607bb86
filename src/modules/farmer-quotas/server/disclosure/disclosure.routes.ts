import { Readable } from 'node:stream';
import { readHistory } from '#modules/audit/server/public.ts';
import * as routes from '#modules/farmer-quotas/contract/farmers.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Context } from '#platform/server/context.ts';
import { recordEvent } from '#platform/server/events/record-event.ts';
import { sendFile } from '#platform/server/http/send-file.ts';
import type { HeldRecord } from '#platform/server/personal-data/held-records.ts';
import type { Serve } from '#platform/server/http/serve.ts';
import { farmerKeeper, nameOf } from '../farmers/keep-farmer.ts';
import { anonymiseFarmer } from './anonymise-farmer.ts';
import { readOwnData } from './own-data.queries.ts';
import { printOwnData } from './print-own-data.ts';

const recordsOf = (related: readonly HeldRecord[]) => related.map(({ record }) => record);

/** How many looks at a farmer, and other events, are disclosed. */
const LOOKS = 100;

export function serveDisclosure(serve: Serve, context: Context): void {
  serve.outside(routes.discloseFarmerRoute, async ({ scope, params: { id }, body, reply }) => {
    const { format, reason } = body;
    const held = await context.database.inCompany(scope, async (tx) => {
      const own = await readOwnData(tx, scope, { id, ...context });
      const related = await context.held(tx, scope, { entity: routes.FARMER, id });
      await recordEvent(tx, scope, {
        name: routes.farmerEvents.farmer_disclosed,
        entity: routes.FARMER,
        entityId: id,
        after: { reason, format },
      });
      return { ...own, related };
    });
    const { data: history } = await readHistory(context, scope, {
      entity: routes.FARMER,
      record: id,
      limit: LOOKS,
      find: (tx, reader, farmer) => farmerKeeper.find(tx, reader, farmer),
    });
    const data = { ...held, history };
    const content =
      format === 'pdf'
        ? await printOwnData(context, scope, data)
        : Buffer.from(JSON.stringify({ ...data, related: recordsOf(held.related) }, null, 2));
    return sendFile(reply, {
      filename: `personal_data_${id}.${format}`,
      mime_type: format === 'pdf' ? 'application/pdf' : 'application/json',
      size_bytes: content.length,
      content: Readable.from([content]),
    });
  });

  serve.transaction(routes.anonymiseFarmerRoute, async ({ tx, scope, params: { id }, body }) => {
    const stored = await farmerKeeper.lock(tx, scope, id);
    if (stored.anonymised_at !== null) throw routes.farmerErrors.farmer_anonymised();
    if (body.confirm_name !== nameOf(stored)) {
      const fields = [{ path: 'confirm_name', code: 'farmer-quotas:errors.confirm_name' }];
      throw errors.validation_failed({ fields });
    }
    await anonymiseFarmer(tx, scope, { id, reason: body.reason, context });
    return farmerKeeper.find(tx, scope, id);
  });
}
