import { sql } from 'drizzle-orm';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { OutsideRecipient } from '#modules/notifications/contract/custom-content.ts';
import { toE164 } from '#platform/contract/phone.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import type { Recipient } from '../matching/find-recipients.ts';
import { notificationDeliveries as deliveries } from '../records/records.tables.ts';

/** Which address of somebody outside each channel uses. */
const addressOn = { Email: 'email', SMS: 'phone' } as const;

/** The channels that reach people outside the company. */
export const reachesOutside = (channel: Channel): channel is keyof typeof addressOn =>
  channel in addressOn;

/** Everybody as a recipient of a channel; the same address is the same person. */
export function outsidersOn(
  channel: keyof typeof addressOn,
  others: readonly OutsideRecipient[],
): Recipient[] {
  return others.map((other) => {
    const { email, phone } = other;
    return {
      key: `address:${other[addressOn[channel]] ?? email ?? phone}`,
      employee_id: null,
      user_id: null,
      names: { th: '', en: '' },
      email,
      phone,
      may_see: true,
      rules: ['recipient_others'],
      exceptions: [],
    };
  });
}

/** Those of the addresses at which a record reaches somebody already, in the spelling of `spell`. */
export async function reachedAddresses(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { recordId, addresses }: { readonly recordId: string; readonly addresses: readonly string[] },
): Promise<ReadonlySet<string>> {
  const spellings = addresses.flatMap((address) => {
    const spelt = spell(address);
    return spelt.startsWith('+66') ? [spelt, `0${spelt.slice(3)}`] : [spelt];
  });
  const joined = sql<string>`regexp_replace(lower(${deliveries.address}), '[\\s().-]+', '', 'g')`;
  const plain = sql<string>`case when ${deliveries.channel} = 'SMS' then ${joined} else lower(${deliveries.address}) end`;
  const rows = await tx
    .select({ address: deliveries.address })
    .from(deliveries)
    .where(
      sql`${deliveries.company_id} = ${companyId} and ${deliveries.record_id} = ${recordId}
        and ${plain} = any(${sql.param(spellings)}::text[])`,
    );
  return new Set(rows.map(({ address }) => spell(address)));
}

/** One spelling of an address, whatever way it was written. */
export function spell(address: string): string {
  return address.includes('@') ? address.toLowerCase() : toE164(address);
}
