import type { Texts } from '#platform/contract/texts/texts.ts';
import type { failuresTh } from './failures.th.ts';

/** Texts of the screen of failed deliveries in English. */
export const failuresEn = {
  title: 'Failed deliveries',
  purpose: 'Messages that did not reach their recipients, why, and sending them again',
  waiting_title: 'Messages that wait',
  waiting_purpose:
    'What is not due yet, or waits for its channel. It is sent by itself at the time shown.',
  waiting_empty: 'No message waits',
  next_attempt: 'Sent next',
  search: 'Search recipient or address',
  all_channels: 'All channels',
  all_causes: 'All causes',
  causes: 'Causes',
  causes_hint: 'What failed in the last 90 days, by channel and cause',
  many: '{{count}}, latest {{at}}',
  resend: 'Send again',
  resend_all: 'Send all again',
  resend_title: 'Send again on {{channel}}?',
  resend_text: 'Deliveries that failed because of “{{cause}}”: {{count}}. At most 1,000 at a time.',
  waits_again: 'It waits to be sent again',
  resent: 'Waiting to be sent again: {{count}}',
  address: 'Address',
  since: 'Since',
  empty: 'Nothing has failed',
  empty_hint: 'What a provider refuses is listed here',
  attempts: 'Attempts',
  attempt: 'Attempt',
  at: 'At',
  no_attempts: 'Never attempted',
  states: {
    queued: 'To be tried again',
    sending: 'Being sent',
    sent: 'Sent',
    delivered: 'Delivered',
    read: 'Read',
    failed: 'Failed',
    skipped: 'Not sent',
    unknown: 'Unknown',
  },
} satisfies Texts<typeof failuresTh>;
