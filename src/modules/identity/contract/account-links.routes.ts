import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { newPassword } from './sign-in.routes.ts';

/** Why somebody got a link to choose a password. */
export const LINK_PURPOSES = ['invitation', 'password_reset'] as const;

// In the body and behind the `#` of the address: neither is written into logs.
const token = z.string().max(200);

export const readAccountLink = defineRoute({
  method: 'POST',
  path: '/api/account-links/read',
  access: 'public',
  summary: 'Whom a link to choose a password is for, while it works',
  body: z.strictObject({ token }),
  answers: {
    200: z.object({
      purpose: z.enum(LINK_PURPOSES),
      username: z.string(),
      expires_at: instant,
    }),
  },
});

export const redeemAccountLink = defineRoute({
  method: 'POST',
  path: '/api/account-links/redeem',
  access: 'public',
  summary: 'Chooses a password by a link, once; all sessions of the person end',
  body: z.strictObject({ token, password: newPassword }),
  answers: { 204: z.undefined() },
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Mails a link to choose a new password, if there is such an account; never says whether',
  body: z.strictObject({
    /** Username or e-mail address; without one it only asks whether mail is set up. */
    identifier: z.string().trim().max(254),
  }),
  answers: {
    202: z.object({
      /** False where no mail server is configured: an administrator makes the link then. */
      by_mail: z.boolean(),
    }),
  },
});
