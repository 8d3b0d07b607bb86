import type { Texts } from './texts.ts';
import type { th } from './th.ts';

export const en = {
  errors: {
    validation_failed: 'Some fields are not right. Please check them.',
    unauthenticated: 'Please sign in again.',
    forbidden: 'You are not allowed to do this.',
    company_forbidden: 'You are not a member of this company.',
    not_found: 'Not found.',
    conflict: 'Somebody else has changed this. Please look at it before you save again.',
    request_in_progress: 'The same request is still being carried out. Please wait a moment.',
    too_large: 'This is larger than allowed.',
    unsupported_media_type: 'This kind of content is not supported here.',
    idempotency_mismatch: 'This idempotency key was used for other content before.',
    rate_limited: 'Too many requests. Please wait a moment and try again.',
    internal: 'Something went wrong on our side. Please tell your administrator: {{request_id}}',
    unavailable: 'The service is not available right now. Please try again in a moment.',
  },
  validation: {
    required: 'Please fill in this field.',
    wrong_type: 'This is not the right kind of value.',
    wrong_format: 'This is not in the right format.',
    not_a_choice: 'Please choose one of the given values.',
    too_long: 'At most {{limit}} characters.',
    too_short: 'At least {{limit}} characters.',
    too_many: 'At most {{limit}} entries.',
    too_few: 'At least {{limit}} entries.',
    too_big: 'At most {{limit}}.',
    too_small: 'At least {{limit}}.',
    unknown_field: 'This field is not known.',
    invalid: 'This value is not valid.',
  },
} satisfies Texts<typeof th>;
