import type { Texts } from '#platform/contract/texts/texts.ts';
import type { webhookFailuresTh, webhookTh } from './webhook.th.ts';

export const webhookEn = {
  title: 'Answering service',
  hint: 'The workflow that answers. Our server calls it, so its address and secret are never visible to people who ask.',
  test_question: 'This is a connection test. Please answer “ready”.',
  check: 'Check the answering service',
  checking: 'Calling the answering service…',
  check_failed: 'The answering service could not be checked',
  checked: 'Latest check',
  never_checked: 'Never checked',
  good: 'Works',
  bad: 'Has a problem',
  reached: 'Reachable; started to answer after {{first}} s and finished after {{all}} s',
  shapes: {
    output: 'Answers JSON with `output`',
    text: 'Answers JSON with `text`',
    events: 'Answers server-sent events',
    lines: 'Answers JSON line by line',
    plain: 'Answers plain text',
  },
  streams: 'Streams: people see the answer as it is written',
  at_once: 'Answers all at once: people see the answer when it is complete',
  signed: 'The call was signed',
  unsigned: 'The call was not signed',
  signature: 'Signature',
  signature_hint:
    'Signatures as in Standard Webhooks let the workflow be sure that calls come from here and were not changed on the way.',
  signed_since: 'Every call is signed, with the secret created {{time}}',
  not_signed: 'Calls are not signed',
  make_secret: 'Create a secret',
  renew_secret: 'Renew the secret',
  remove_secret: 'Stop signing',
  secret_title: 'The answering service’s secret',
  secret_text:
    'Copy it into the workflow now. It will not be shown again; if it is lost, a new one must be created.',
  secret_before:
    'The previous secret stays valid for another 24 hours, so that there is time to change it.',
  secret_copied: 'Done',
  renew_failed: 'The secret could not be created',
  remove_title: 'Stop signing the calls?',
  remove_text:
    'The secret is deleted. A workflow that checks signatures will refuse calls immediately.',
  removed: 'Calls are no longer signed',
  remove_failed: 'Signing could not be stopped',
} satisfies Texts<typeof webhookTh>;

export const webhookFailuresEn = {
  forbidden_address:
    'The answering service is inside the network at an address that is not allowed, and was not called. Correct the address, or let an administrator allow it under Setting > In-house services.',
  unreachable:
    'The answering service could not be reached. Check that the workflow is active and the URL is right.',
  too_slow: 'The answering service did not answer within 30 seconds, or stopped halfway.',
  too_large: 'The answering service’s answer is too large.',
  refused: 'The answering service answered with status {{status}}.',
  unusable_answer: 'The answering service answered, but with no answer in `output` or `text`.',
  workflow_failed: 'The workflow reported a failure. See its own log for more.',
  interrupted: 'The system stopped before the answer was complete. Please ask again.',
  broken: 'An internal error prevented the question from being answered. Please try again.',
  secret_unreadable:
    'The secret that signs the calls cannot be read, so the answering service was not called. Create a new one on the Settings tab.',
} satisfies Texts<typeof webhookFailuresTh>;
