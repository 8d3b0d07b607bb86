import { and } from 'drizzle-orm';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import { isOneOf } from '#platform/server/database/many-ids.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';

interface Waiting {
  readonly id: string;
  readonly is_of_module: boolean;
  readonly entity: string;
  readonly entity_id: string;
}

interface Asking<Message> extends Pick<Context, 'clock' | 'mailSources'> {
  readonly messages: readonly Message[];
}

/** Skips mails that their modules no longer want to go out; answers the other messages. */
export async function skipUnwanted<Message extends Waiting>(
  tx: Transaction,
  company: Pick<Scope, 'companyId'>,
  { messages, mailSources, clock }: Asking<Message>,
): Promise<Message[]> {
  const wanted: Message[] = [];
  for (const message of messages) {
    const source = mailSources.find(
      ({ entity }) => message.is_of_module && entity === message.entity,
    );
    const mail = { mailId: message.id, entityId: message.entity_id, now: clock.now() };
    if ((await source?.isWanted?.(tx, company, mail)) !== false) wanted.push(message);
  }
  const unwanted = messages.filter((message) => !wanted.includes(message)).map(({ id }) => id);
  if (unwanted.length > 0) {
    await tx
      .update(deliveries)
      .set({ state: 'skipped', reason: 'cancelled' })
      .where(
        and(
          hasValues(deliveries, { company_id: company.companyId }),
          isOneOf(deliveries.id, unwanted),
        ),
      );
  }
  return wanted;
}
