import type { Texts } from '#platform/contract/texts/texts.ts';
import type { securityPolicyTh } from './security-policy.th.ts';

/** Texts of what a company requires of accounts, in English. */
export const securityPolicyEn = {
  security: {
    title: 'Security',
    purpose:
      'What the company requires of everybody who signs in. Anybody who belongs to several companies follows the strictest.',
    edit: 'Edit',
    min_characters: 'Minimum password length (characters)',
    min_characters_hint:
      'From 10 to 64, for passwords chosen from now on: existing ones stay valid. The commonest passwords are always refused.',
    is_otp_required: 'Two-step sign-in for everybody',
    is_otp_required_hint:
      'Those who do not use it yet have to set it up before they can continue, and so do you. Until then their API tokens do not work either.',
    session_days: 'Sign in again after (days)',
    session_days_hint: 'From 1 to 30. Sessions that have lasted longer end immediately.',
    required: 'Required',
    optional: 'Optional',
    saved: 'Requirements saved',
    save_failed: 'Could not save the requirements',
  },
  second_factor: {
    title: 'Set up two-step sign-in',
    hint: 'Your company requires a code from an app on your phone when you sign in. Please set it up before you continue.',
    sign_out: 'Sign out',
  },
} satisfies Texts<typeof securityPolicyTh>;
