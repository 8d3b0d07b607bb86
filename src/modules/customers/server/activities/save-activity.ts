import {
  activityErrors,
  activityEvents,
  MOST_ACTIVITIES,
  type ActivityChange,
  type ActivityInput,
  type CustomerActivity,
} from '#modules/customers/contract/activities.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { lockCustomer } from '../customers/customers.queries.ts';
import { lockPart, ofCustomer } from '../customers/parts-of-customer.ts';
import { requireOwner } from '../customers/require-owner.ts';
import { activityKeeper } from './activities.queries.ts';
import { customerActivities } from './activities.tables.ts';

interface Addition {
  readonly customerId: string;
  readonly input: ActivityInput;
}

/** Writes an activity down, and plans what follows it. One without a day is done already. */
export async function addActivity(
  tx: Transaction,
  scope: Scope,
  { customerId, input: { follow_up, follow_up_on, ...input } }: Addition,
): Promise<CustomerActivity> {
  await lockCustomer(tx, scope, customerId);
  const those = ofCustomer(customerActivities, scope, customerId);
  const added = follow_up_on === null ? 1 : 2;
  if ((await tx.$count(customerActivities, those)) + added > MOST_ACTIVITIES) {
    throw activityErrors.activities_full({ parameters: { limit: MOST_ACTIVITIES } });
  }
  await requireOwner(tx, scope, { fields: input });
  const event = activityEvents.activity_added;
  const common = { ...input, customer_id: customerId };
  const activity = await activityKeeper.create(tx, scope, {
    event,
    values: { ...common, done_at: input.due_on === null ? now() : null },
  });
  if (follow_up_on !== null) {
    const subject = follow_up === '' ? input.subject : follow_up;
    const next = { subject, details: '', due_on: follow_up_on, done_at: null };
    await activityKeeper.create(tx, scope, { event, values: { ...common, ...next } });
  }
  return activity;
}

interface Place {
  readonly customerId: string;
  readonly id: string;
}

/** Changes an activity; its owner may stay after leaving the company. */
export async function changeActivity(
  tx: Transaction,
  scope: Scope,
  { customerId, id, change }: Place & { readonly change: ActivityChange },
): Promise<CustomerActivity> {
  const { updated_at, ...fields } = change;
  await lockCustomer(tx, scope, customerId);
  const stored = await lockPart(tx, scope, { keeper: activityKeeper, customerId, id });
  await requireOwner(tx, scope, { fields, stored });
  return activityKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: activityEvents.activity_changed,
    values: () => ({ ...fields, done_at: doneAfter(fields, stored) }),
  });
}

/** Marks an activity as done, or opens it again. */
export async function finishActivity(
  tx: Transaction,
  scope: Scope,
  { customerId, id, done, updated_at }: Place & { done: boolean; updated_at: string },
): Promise<CustomerActivity> {
  await lockCustomer(tx, scope, customerId);
  await lockPart(tx, scope, { keeper: activityKeeper, customerId, id });
  return activityKeeper.change(tx, scope, {
    id,
    seen: { updated_at },
    event: done ? activityEvents.activity_done : activityEvents.activity_reopened,
    values: ({ due_on }) => ({ done_at: done || due_on === null ? now() : null }),
  });
}

/** Deletes an activity. */
export async function removeActivity(
  tx: Transaction,
  scope: Scope,
  { customerId, id }: Place,
): Promise<void> {
  await lockCustomer(tx, scope, customerId);
  await lockPart(tx, scope, { keeper: activityKeeper, customerId, id });
  await activityKeeper.delete(tx, scope, { id, event: activityEvents.activity_removed });
}

interface Timed {
  readonly due_on: string | null;
}

/** Without a day it is over; one that gets a day for the first time is open. */
function doneAfter(
  { due_on }: Timed,
  stored: Timed & { readonly done_at: string | null },
): string | null {
  if (due_on === null) return stored.done_at ?? now();
  return stored.due_on === null ? null : stored.done_at;
}

function now(): string {
  return new Date().toISOString();
}
