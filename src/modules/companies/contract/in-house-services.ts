import { z } from 'zod';
import { wrapped } from '#platform/contract/envelopes.ts';
import { defineErrors } from '#platform/contract/errors.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { everyField } from '#platform/contract/every-field.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { recordOf } from '#platform/contract/record-of.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { requiredText } from '#platform/contract/text-fields.ts';
import { companyPermissions } from './permissions.ts';

/** So many services a company allows at most. */
export const MOST_SERVICES = 200;

export const IN_HOUSE_SERVICE = 'in_house_service';

export const inHouseServiceEvents = defineEvents('settings', [
  'service_allowed',
  'service_changed',
  'service_removed',
]);

export const inHouseServiceErrors = defineErrors('settings', { services_full: 409 });

const port = z
  .number('settings:errors.port_invalid')
  .int('settings:errors.port_invalid')
  .min(1, 'settings:errors.port_invalid')
  .max(65_535, 'settings:errors.port_invalid');

const ports = z.array(port).max(20);
const inOrder = (given: number[]) => [...new Set(given)].toSorted((one, other) => one - other);

export const inHouseServiceInput = z.strictObject({
  /** A name, an address, or a network such as `10.20.0.0/16`. */
  host: requiredText(253, 'settings:errors.host_required'),
  /** None means all. */
  ports: ports.default([]).transform(inOrder),
  /** Why it is allowed. */
  note: requiredText(300, 'settings:errors.service_note_required'),
});

/** A change of a service, based on the one of `updated_at`. */
export const inHouseServiceChange = z.strictObject({
  ...everyField(inHouseServiceInput.shape),
  ports: ports.transform(inOrder),
  updated_at: instant,
});

export const inHouseService = recordOf(
  inHouseServiceInput.extend({ ports: z.array(z.number().int()) }),
);

/** A record whose calls lead there. */
const serviceUse = z.object({
  entity: z.string(),
  /** What kind of record that is, in the caller's language. */
  kind: z.string(),
  id: recordId,
  name: z.string(),
  host: z.string(),
  port: z.number().int(),
});

const listedInHouseService = inHouseService.extend({
  /** Among the records that the reader may see. */
  uses: z.array(serviceUse),
});

export type InHouseService = z.output<typeof listedInHouseService>;

export const listInHouseServicesRoute = defineRoute({
  method: 'GET',
  path: '/v1/in-house-services',
  access: companyPermissions.name('manage_services'),
  summary: 'Services in private networks that the company may call, and what uses them',
  answers: { 200: wrapped(z.array(listedInHouseService)) },
});

export const allowInHouseServiceRoute = defineRoute({
  method: 'POST',
  path: '/v1/in-house-services',
  access: companyPermissions.name('manage_services'),
  summary: 'Allow calls to a service in a private network',
  body: inHouseServiceInput,
  refuses: [inHouseServiceErrors.services_full],
  answers: { 201: wrapped(inHouseService) },
});

export const changeInHouseServiceRoute = defineRoute({
  method: 'PUT',
  path: '/v1/in-house-services/:id',
  access: companyPermissions.name('manage_services'),
  summary: 'Change a service in a private network that the company may call',
  body: inHouseServiceChange,
  answers: { 200: wrapped(inHouseService) },
});

export const removeInHouseServiceRoute = defineRoute({
  method: 'DELETE',
  path: '/v1/in-house-services/:id',
  access: companyPermissions.name('manage_services'),
  summary: 'Allow no more calls to a service in a private network',
  answers: { 204: z.undefined() },
});
