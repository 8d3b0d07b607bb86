import { defineEvents } from '#platform/contract/events.ts';

/** That a person works in a company, as notices name it. */
export const MEMBERSHIP = 'membership';

export const identityEvents = defineEvents('identity', [
  'signed_in',
  'signed_out',
  'locked_out',
  'session_revoked',
  'password_changed',
  'password_chosen',
  'user_created',
  'user_changed',
  'user_joined',
  'user_left',
  'user_deactivated',
  'user_reactivated',
  'user_signed_out',
  'link_made',
  'link_mailed',
  'link_delayed',
  'link_not_mailed',
  'otp_enabled',
  'otp_disabled',
  'codes_blocked',
  'codes_unblocked',
  'recovery_codes_made',
  'recovery_code_used',
  'api_token_created',
  'api_token_deleted',
  'role_created',
  'role_changed',
  'role_deleted',
  'list_exported',
  'security_changed',
]);
