import { identityErrors } from './errors.ts';
import { z } from 'zod';
import { data } from '#platform/contract/envelopes.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const account = z.object({
  username: z.string(),
  email: z.string().nullable(),
  /** Whether signing in needs a code besides the password. */
  is_otp: z.boolean(),
  /** Whether a company of the person requires that. */
  is_otp_required: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** Length of the shortest password that the person may choose. */
  min_characters: z.number().int(),
});

export type Account = z.output<typeof account>;

export const getAccount = defineRoute({
  method: 'GET',
  path: '/api/account',
  access: 'person',
  beforeSecondFactor: true,
  summary: 'The account of the signed-in person',
  answers: { 200: data(account) },
});

const currentPassword = z
  .string('identity:errors.password_required')
  .min(1, 'identity:errors.password_required')
  .max(200);

export const startOtp = defineRoute({
  method: 'POST',
  path: '/api/account/otp/start',
  access: 'person',
  beforeSecondFactor: true,
  summary: 'Makes the secret of a second factor, which counts once one of its codes has arrived',
  body: z.strictObject({ currentPassword }),
  refuses: [identityErrors.otp_is_on, identityErrors.locked_out],
  answers: {
    200: z.object({
      /** To be typed where no picture can be scanned. */
      secret: z.string(),
      uri: z.string(),
      /** The same as a picture: source of an image element. */
      qr: z.string(),
    }),
  },
});

const newCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmOtp = defineRoute({
  method: 'POST',
  path: '/api/account/otp/confirm',
  access: 'person',
  beforeSecondFactor: true,
  summary: 'Switches the second factor on by its first code; answers once with the recovery codes',
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'identity:errors.code_format') }),
  refuses: [identityErrors.otp_not_started],
  answers: { 200: newCodes },
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/api/account/otp/recovery-codes',
  access: 'person',
  summary:
    'Makes new recovery codes, which the answer shows once, and invalidates the previous ones',
  body: z.strictObject({ currentPassword }),
  refuses: [identityErrors.otp_is_off, identityErrors.locked_out],
  answers: { 200: newCodes },
});

export const disableOtp = defineRoute({
  method: 'POST',
  path: '/api/account/otp/disable',
  access: 'person',
  summary: 'Switches the second factor off',
  body: z.strictObject({ currentPassword }),
  refuses: [identityErrors.otp_is_off, identityErrors.otp_is_required, identityErrors.locked_out],
  answers: { 204: z.undefined() },
});
