import { identityErrors } from './errors.ts';
import { z } from 'zod';
import { company } from '#modules/companies/contract/companies.ts';
import { instant, recordId } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Sent by the web application as `X-Client`: its refresh token then travels only in a cookie. */
export const WEB_CLIENT = 'web';

const name = z.string().trim().max(254).optional();
const refreshToken = z.string().max(200);

/** What the sign-in form sends. `identifier` is an alias of `username`. */
export const credentials = z
  .strictObject({
    username: name,
    identifier: name,
    password: z
      .string('identity:errors.password_required')
      .min(1, 'identity:errors.password_required')
      .max(200),
    /** From the app, or one of the recovery codes. */
    otp: z
      .string()
      .trim()
      .regex(/^(?:\d{6}|[A-Za-z2-9]{5}-[A-Za-z2-9]{5})$/, 'identity:errors.code_format')
      .optional(),
  })
  .refine(({ username, identifier }) => Boolean(username) || Boolean(identifier), {
    path: ['username'],
    error: 'identity:errors.username_required',
    // Reported even where the password is missing as well.
    when: () => true,
  });

const grant = {
  jwt: z.string(),
  /** Absent for the web application, which has it in a cookie that scripts cannot read. */
  refreshToken: refreshToken.optional(),
  jwtExpiresDate: instant,
};

/** The person is signed in. */
const signedIn = z.object({
  ...grant,
  /** Whether this person signs in with a code besides the password. */
  is_otp: z.boolean(),
  is_otp_block: z.literal(false),
  user: z.object({ id: recordId, username: z.string(), email: z.string().nullable() }),
});

/** The password is right, but a code is still missing, or the person's codes are blocked. */
const codeOwed = z.object({
  jwt: z.null(),
  is_otp: z.literal(true),
  is_otp_block: z.boolean(),
});

export const signInAnswer = z.union([signedIn, codeOwed]);

export const signIn = defineRoute({
  method: 'POST',
  path: '/api/auth/local',
  access: 'public',
  summary:
    'Signs a person in; where a required code is missing, the answer has no token and says so',
  body: credentials,
  refuses: [
    identityErrors.invalid_credentials,
    identityErrors.wrong_code,
    identityErrors.locked_out,
    identityErrors.too_many_attempts,
  ],
  answers: { 200: signInAnswer },
});

export const refreshSession = defineRoute({
  method: 'POST',
  path: '/api/token/refresh',
  access: 'public',
  summary: 'Renews the access token and the refresh token; each refresh token works once',
  body: z.strictObject({ refreshToken: refreshToken.optional() }),
  refuses: [identityErrors.session_ended],
  answers: { 200: z.object(grant) },
});

export const signOut = defineRoute({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  summary:
    'Ends the session of the bearer token, of the cookie or of the refresh token in the body',
  body: z.strictObject({ refreshToken: refreshToken.optional() }),
  answers: { 204: z.undefined() },
});

/** Shortest password a person may choose. */
const MIN_PASSWORD_LENGTH = 10;

/** A password that a person chooses. */
export const newPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'identity:errors.password_too_short')
  .max(200);

export const passwordChange = z.strictObject({
  currentPassword: z.string().min(1, 'identity:errors.password_required').max(200),
  password: newPassword,
});

export const changePassword = defineRoute({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'person',
  summary: 'Changes the caller’s password and ends all other sessions',
  body: passwordChange,
  refuses: [identityErrors.locked_out],
  answers: { 204: z.undefined() },
});

/** Why somebody got a link to choose a password. */
export const LINK_PURPOSES = ['invitation', 'password_reset'] as const;

// In the body and after the `#` of the address: neither is written to logs.
const token = z.string().max(200);

export const readAccountLink = defineRoute({
  method: 'POST',
  path: '/api/account-links/read',
  access: 'public',
  summary: 'Whom a link to choose a password is for, while it works',
  body: z.strictObject({ token }),
  refuses: [identityErrors.account_link_expired],
  answers: {
    200: z.object({
      purpose: z.enum(LINK_PURPOSES),
      username: z.string(),
      /** Where the person works. */
      companies: z.array(company),
      expires_at: instant,
      /** Length of the shortest password that the person may choose. */
      min_characters: z.number().int(),
    }),
  },
});

export const redeemAccountLink = defineRoute({
  method: 'POST',
  path: '/api/account-links/redeem',
  access: 'public',
  summary: 'Chooses a password by a link, once; all sessions of the person end',
  body: z.strictObject({ token, password: newPassword }),
  refuses: [identityErrors.account_link_expired],
  answers: { 204: z.undefined() },
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mails a link to choose a new password, if there is such an account; never says whether',
  body: z.strictObject({
    /** Username or e-mail address; without one it only returns whether mail is set up. */
    identifier: z.string().trim().max(254),
  }),
  answers: {
    202: z.object({
      /** False where no mail server is configured: an administrator makes the link then. */
      by_mail: z.boolean(),
    }),
  },
});
