import { findPeople } from '#modules/directory/server/public.ts';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { describeSending, findChannel } from './channels.queries.ts';

/** What is stored of a channel, how it is, and the person who reads it. */
export async function describeChannel(tx: Transaction, scope: Scope, channel: Channel) {
  const { channels } = await describeSending(tx, scope);
  const state = channels.find((one) => one.channel === channel);
  if (state === undefined) throw new Error(`There is no channel ${channel}`);
  const [person] = await findPeople(tx, scope, {
    employees: scope.employeeId === null ? [] : [scope.employeeId],
    departments: [],
    positions: [],
  });
  return { row: await findChannel(tx, scope, channel), state, person };
}
