import { z } from 'zod';
import { defineErrors } from '#platform/contract/errors.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { calendarDay, employeeId, instant, recordId } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText, requiredText } from '#platform/contract/text-fields.ts';
import { activityTypes } from './customer-choices.ts';
import { customerErrors } from './customers.ts';
import { customerPermissions } from './permissions.ts';

/** So many activities a customer has. */
export const MOST_ACTIVITIES = 500;

export const activityEvents = defineEvents('customers', [
  'activity_added',
  'activity_changed',
  'activity_done',
  'activity_reopened',
  'activity_removed',
]);

export const activityErrors = defineErrors('customers', { activities_full: 409 });

const activityFields = {
  activity_type: z.enum(activityTypes).default('note'),
  subject: requiredText(200),
  details: plainText(2000).default(''),
  /** The day by which it is to be done; without one, it is over as soon as it is written down. */
  due_on: calendarDay.nullable().default(null),
  /** The employee who does it. */
  owner_id: employeeId.nullable().default(null),
};

/** What is to be done after it, planned together with it. */
const followUpFields = {
  follow_up_on: calendarDay.nullable().default(null),
  /** What the follow-up is about; the same as the activity where it is left out. */
  follow_up: plainText(200).default(''),
};

export const activityInput = z
  .strictObject({ ...activityFields, ...followUpFields })
  .refine(({ follow_up, follow_up_on }) => follow_up === '' || follow_up_on !== null, {
    path: ['follow_up_on'],
    error: 'customers:errors.follow_up_without_day',
  });

export const activityChange = z.strictObject({
  ...everyField(activityFields),
  updated_at: instant,
});

export const customerActivity = recordOf(z.strictObject(activityFields)).extend({
  owner_id: z.number().int().nullable(),
  owner_name: z.string().nullable(),
  created_by_name: z.string().nullable(),
  /** Null while it is open, which only one with a day can be. */
  done_at: instant.nullable(),
});

export type ActivityInput = z.output<typeof activityInput>;
export type ActivityChange = z.output<typeof activityChange>;
export type CustomerActivity = z.output<typeof customerActivity>;

export const listActivitiesRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/:id/activities',
  access: customerPermissions.names.read,
  summary: 'Notes, calls, mails and meetings of a customer: the open ones by day, then the latest',
  answers: { 200: z.object({ data: z.array(customerActivity) }) },
});

export const addActivityRoute = defineRoute({
  method: 'POST',
  path: '/v1/customers/:id/activities',
  access: customerPermissions.names.write,
  summary:
    'Write down an activity, or plan one with `due_on`; `follow_up_on` plans the next one with it',
  body: activityInput,
  refuses: [activityErrors.activities_full, customerErrors.in_bin, customerErrors.merged],
  answers: { 201: customerActivity },
});

export const changeActivityRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/:id/activities/:activity_id',
  access: customerPermissions.names.write,
  summary: 'Change an activity',
  body: activityChange,
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 200: customerActivity },
});

export const finishActivityRoute = defineRoute({
  method: 'PUT',
  path: '/v1/customers/:id/activities/:activity_id/done',
  access: customerPermissions.names.write,
  summary: 'Mark an activity as done, or open it again',
  body: z.strictObject({ done: z.boolean(), updated_at: instant }),
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 200: customerActivity },
});

export const removeActivityRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/customers/:id/activities/:activity_id',
  access: customerPermissions.names.write,
  summary: 'Delete an activity; the history of the customer still shows it',
  refuses: [customerErrors.in_bin, customerErrors.merged],
  answers: { 204: z.undefined() },
});

export const ownActivity = customerActivity
  .pick({ id: true, activity_type: true, subject: true, due_on: true, created_at: true })
  .extend({ customer: z.object({ id: recordId, name: z.string() }) });

export const listOwnActivitiesRoute = defineRoute({
  method: 'GET',
  path: '/v1/customers/activities/own',
  access: customerPermissions.names.read,
  summary: 'The open activities of the caller that are due within two weeks or overdue, at most 50',
  answers: { 200: z.object({ data: z.array(ownActivity) }) },
});
