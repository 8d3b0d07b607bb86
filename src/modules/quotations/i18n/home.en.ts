import type { Texts } from '#platform/contract/texts/texts.ts';
import type { homeTh } from './home.th.ts';

/** What the home page says of quotations, in English. */
export const homeEn = {
  to_approve: 'Quotation of {{total}} baht waiting for your approval',
  awaiting: 'Quotations waiting for your approval',
  to_correct: 'Not approved: {{reason}}',
  correction: 'Quotations for you to correct',
} satisfies Texts<typeof homeTh>;
