import { defineEvents } from '#platform/contract/events.ts';

export const identityEvents = defineEvents('identity', [
  'signed_in',
  'signed_out',
  'locked_out',
  'session_revoked',
  'password_changed',
  'company_created',
  'user_created',
]);
