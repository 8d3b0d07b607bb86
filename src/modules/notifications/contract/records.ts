import { z } from 'zod';
import { data, dataPage } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { exportRoutes } from '#platform/contract/export.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { apiPageParameters, sortedBy } from '#platform/contract/pagination.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { plainText } from '#platform/contract/text-fields.ts';
import { CHANNELS } from './channel-names.ts';
import { notificationPermissions } from './permissions.ts';

/** What is shown of a delivery. */
export const RECIPIENT_STATUSES = ['Pending', 'Sent', 'Failed', 'Read'] as const;

/** What a delivery is inside. */
export const DELIVERY_STATES = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'skipped',
  'unknown',
] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const statusOfState: Readonly<Record<DeliveryState, (typeof RECIPIENT_STATUSES)[number]>> = {
  queued: 'Pending',
  sending: 'Pending',
  sent: 'Sent',
  delivered: 'Sent',
  read: 'Read',
  failed: 'Failed',
  skipped: 'Failed',
  unknown: 'Failed',
};

/** Why a message was not sent, or not yet. Texts under `notifications:reasons`. */
export const DELIVERY_REASONS = [
  'no_address',
  'not_allowed',
  'account_off',
  'bad_address',
  'unfollowed',
  'bounced',
  'muted',
  'quiet_hours',
  'channel_off',
  'channel_unhealthy',
  'stopped',
  'put_off',
  'refused',
  'undelivered',
  'unreachable',
  'too_many_attempts',
  'no_answer',
  'process_died',
  'cancelled',
] as const;

export type DeliveryReason = (typeof DELIVERY_REASONS)[number];

/** What one setting or message sent on one channel because of one cause. */
export const notificationRecord = z.object({
  id: recordId,
  code: z.string(),
  createdAt: instant,
  channel: z.enum(CHANNELS),
  /** In the caller's language. */
  title: z.string(),
  message: z.string(),
  setting_id: recordId.nullable(),
  setting_version: z.number().int().nullable(),
  custom_id: recordId.nullable(),
  recipients: z.object({
    count: z.number().int(),
    pending: z.number().int(),
    sent: z.number().int(),
    failed: z.number().int(),
    skipped: z.number().int(),
    read: z.number().int(),
  }),
});

export type NotificationRecord = z.output<typeof notificationRecord>;

export const deliveryAttempt = z.object({
  number: z.number().int(),
  started_at: instant,
  ended_at: instant.nullable(),
  state: z.enum(DELIVERY_STATES),
  /** What the provider answered. */
  answer: z.string(),
  /** In the currency of the provider, where it says so. */
  cost: z.string().nullable(),
});

export const recordRecipient = z.object({
  id: recordId,
  record_id: recordId,
  record_code: z.string(),
  channel: z.enum(CHANNELS),
  /** Employee number, account or address. */
  recipient_id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The reason in the caller's language. */
  error: z.string().nullable(),
  reason: z.enum(DELIVERY_REASONS).nullable(),
  status: z.enum(RECIPIENT_STATUSES),
  state: z.enum(DELIVERY_STATES),
  may_resend: z.boolean(),
  /** When it is tried next, where it waits. */
  due_at: instant.nullable(),
  sent_at: instant.nullable(),
  delivered_at: instant.nullable(),
  read_at: instant.nullable(),
  createdAt: instant,
});

export type RecordRecipient = z.output<typeof recordRecipient>;

export const NOTIFICATION_DELIVERY = 'notification_delivery';

export const recordEvents = defineEvents('notifications', ['delivery_resent']);

export const recordErrors = defineErrors('notifications', {
  /** Only what failed can be sent again, and never on System. */
  resend_system: 409,
  resend_not_failed: 409,
});

const read = notificationPermissions.name('read');
const path = '/api/notification-records';

const recordFilters = {
  setting_id: recordId.optional(),
  custom_id: recordId.optional(),
  channel: z.enum(CHANNELS).optional(),
  sort: sortedBy(['createdAt']).default('-createdAt'),
};

export const listRecordsRoute = defineRoute({
  method: 'GET',
  path,
  access: read,
  summary: 'What a setting or a message sent, the newest first',
  query: z.object({ ...apiPageParameters({ size: 20 }), ...recordFilters }),
  answers: { 200: dataPage(notificationRecord) },
});

export const getRecordRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id`,
  access: read,
  summary: 'One of these',
  answers: { 200: data(notificationRecord) },
});

const recipientFilters = {
  record_id: recordId.optional(),
  status: z.enum(RECIPIENT_STATUSES).optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  reason: z.enum(DELIVERY_REASONS).optional(),
  channel: z.enum(CHANNELS).optional(),
  search: plainText(200).default(''),
  sort: sortedBy(['createdAt']).default('-createdAt'),
};

export type RecipientFilters = z.output<z.ZodObject<typeof recipientFilters>>;

export const listRecipientsRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-recipients',
  access: read,
  summary:
    'To whom something was sent and what became of it; `state=failed` lists failed deliveries',
  query: z.object({ ...apiPageParameters({ size: 20, most: 100 }), ...recipientFilters }),
  answers: { 200: dataPage(recordRecipient) },
});

export const recipientExport = exportRoutes({
  path: '/api/notification-recipients',
  access: read,
  what: 'the recipients of notifications',
  filters: recipientFilters,
});

export const listAttemptsRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-recipients/:id/attempts',
  access: read,
  summary: 'Every attempt to send it, the newest first',
  answers: { 200: data(z.array(deliveryAttempt)) },
});

export const resendRoute = defineRoute({
  method: 'PUT',
  path: '/api/notification-recipients/:id/resend',
  access: notificationPermissions.name('send'),
  summary: 'Send a failed one again; 409 for what did not fail, and for System',
  refuses: [recordErrors.resend_system, recordErrors.resend_not_failed],
  answers: { 200: data(recordRecipient) },
});

export const failureCause = z.object({
  channel: z.enum(CHANNELS),
  reason: z.enum(DELIVERY_REASONS),
  message: z.string(),
  count: z.number().int(),
  latest_at: instant,
});

export const listFailureCausesRoute = defineRoute({
  method: 'GET',
  path: '/api/notification-failures',
  access: read,
  summary: 'Failed deliveries of the last 90 days by channel and cause, the most frequent first',
  answers: { 200: data(z.array(failureCause)) },
});

export const resendFailedRoute = defineRoute({
  method: 'POST',
  path: '/api/notification-failures/resend',
  access: notificationPermissions.name('send'),
  summary: 'Send all failed ones of a channel and cause again, at most 1,000 in a call',
  body: z.strictObject({ channel: z.enum(CHANNELS), reason: z.enum(DELIVERY_REASONS) }),
  refuses: [recordErrors.resend_system],
  answers: { 200: data(z.object({ resent: z.number().int() })) },
});
