import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { audienceFields } from './custom-content.ts';
import { customLimits } from './custom-limits.ts';
import { notificationPermissions } from './permissions.ts';

export const audienceInput = z.strictObject({
  name: requiredText(100, 'notifications:errors.name_required'),
  recipients: audienceFields.recipients.default([]),
  recipient_excepts: audienceFields.recipient_excepts.default([]),
  recipient_others: audienceFields.recipient_others.default([]),
});

export type AudienceInput = z.output<typeof audienceInput>;

export const listedAudience = z.object({
  id: recordId,
  name: z.string(),
  outside: z.number().int(),
  createdAt: instant,
});

/** Recipients that people saved to use them again. */
export const audience = listedAudience.extend({
  recipients: audienceFields.recipients,
  recipient_excepts: audienceFields.recipient_excepts,
  recipient_others: z.array(
    z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  ),
});

export type Audience = z.output<typeof audience>;

export const NOTIFICATION_AUDIENCE = 'notification_audience';

export const audienceEvents = defineEvents('notifications', [
  'audience_created',
  'audience_deleted',
]);

export const audienceErrors = defineErrors('notifications', { audiences_full: 409 });

const send = notificationPermissions.name('send');
const path = '/api/notification-audiences';

export const listAudiencesRoute = defineRoute({
  method: 'GET',
  path,
  access: send,
  summary: `Saved audiences by name; a company has at most ${customLimits.audiences}`,
  answers: { 200: data(z.array(listedAudience)) },
});

export const getAudienceRoute = defineRoute({
  method: 'GET',
  path: `${path}/:id`,
  access: send,
  summary: 'A saved audience with everybody in it',
  answers: { 200: data(audience) },
});

export const createAudienceRoute = defineRoute({
  method: 'POST',
  path,
  access: send,
  summary: 'Save an audience under a name of its own',
  body: audienceInput,
  refuses: [audienceErrors.audiences_full],
  answers: { 201: data(audience) },
});

export const deleteAudienceRoute = defineRoute({
  method: 'DELETE',
  path: `${path}/:id`,
  access: send,
  summary: 'Delete a saved audience; messages that were made with it keep their recipients',
  answers: { 204: z.undefined() },
});
