import type { Texts } from '#platform/contract/texts/texts.ts';
import type { homeTh } from './home.th.ts';

/** What the home page says of quotas, in English. */
export const homeEn = {
  claimed: 'Quota that you claimed to verify',
  correction: 'Correction of a quota to decide',
  checked: 'Quotas of a file that is checked, to be imported',
  import_failed: 'The import of quotas failed',
  sent_back: 'Quota sent back to be corrected: {{reason}}',
  to_verify: 'Quotas to verify',
  longest: 'Quota that has waited longest to be verified',
  kind: 'quotas',
} satisfies Texts<typeof homeTh>;
