import { z } from 'zod';
import { instant } from '#platform/contract/ids.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { identityPermissions } from './permissions.ts';
import { SECURITY_LIMITS } from './security-limits.ts';

/** What a company requires until somebody changes it. */
export const SECURITY_DEFAULTS = {
  min_characters: SECURITY_LIMITS.min_characters.min,
  is_otp_required: false,
  session_days: SECURITY_LIMITS.session_days.max,
} as const;

function within({ min, max }: { readonly min: number; readonly max: number }, code: string) {
  return z.number(code).int(code).min(min, code).max(max, code);
}

export const securityPolicyInput = z.strictObject({
  /** Length of the shortest password that a person may choose; existing passwords stay valid. */
  min_characters: within(SECURITY_LIMITS.min_characters, 'identity:errors.min_characters_range'),
  /** Whether everybody signs in with a code besides the password. */
  is_otp_required: z.boolean(),
  /** After how many days a person signs in again. */
  session_days: within(SECURITY_LIMITS.session_days, 'identity:errors.session_days_range'),
});

/** What a company requires of the accounts of its people. */
export const securityPolicy = securityPolicyInput.extend({ updated_at: instant });

export type SecurityPolicy = z.output<typeof securityPolicy>;

export const getSecurityPolicy = defineRoute({
  method: 'GET',
  path: '/v1/security-policy',
  access: identityPermissions.name('manage_security'),
  summary: 'What the company requires of passwords, second factor and sessions',
  answers: { 200: securityPolicy },
});

export const securityPolicyChange = securityPolicyInput.extend({ updated_at: instant });

export const changeSecurityPolicy = defineRoute({
  method: 'PUT',
  path: '/v1/security-policy',
  access: identityPermissions.name('manage_security'),
  summary:
    'Changes what the company requires; a person of several companies gets the strictest of each; 409 when somebody else did since',
  body: securityPolicyChange,
  answers: { 200: securityPolicy },
});
