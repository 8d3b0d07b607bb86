import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineEvents } from '#platform/contract/events.ts';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { employeeFields, employeeRecord } from './employees.ts';

export const profileEvents = defineEvents('directory', ['profile_changed']);

export const PHOTO_PIXELS = 192;

const PHOTO_BYTES = 150_000;

/** Who the signed-in person is in the company, as they and their colleagues see them. */
export const profile = employeeRecord.extend({
  /** Source of an image element. */
  photo: z.string().nullable(),
});

export type Profile = z.output<typeof profile>;

export const getProfile = defineRoute({
  method: 'GET',
  path: '/v1/profile',
  access: 'member',
  summary: 'The caller as an employee; null for a person who is not one',
  answers: { 200: data(profile.nullable()) },
});

/** What people may change in their own profile; the rest is for administrators. */
export const profileInput = z.strictObject({
  first_name_th: employeeFields.first_name_th,
  last_name_th: employeeFields.last_name_th,
  first_name: employeeFields.first_name,
  last_name: employeeFields.last_name,
  email: employeeFields.email,
  phone: employeeFields.phone,
  /** A PNG as a `data:` address; null removes it, undefined leaves it. */
  photo: z
    .string()
    .max(Math.ceil((PHOTO_BYTES * 4) / 3) + 30, 'directory:errors.photo_unusable')
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'directory:errors.photo_unusable')
    .nullable()
    .optional(),
});

export const changeProfile = defineRoute({
  method: 'PUT',
  path: '/v1/profile',
  access: 'member',
  summary: 'Changes names, contacts and picture of the caller; 409 when somebody else did since',
  body: profileInput.extend({ updated_at: instant }),
  answers: { 200: data(profile) },
});
