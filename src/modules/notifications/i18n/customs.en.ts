import type { Texts } from '#platform/contract/texts/texts.ts';
import type { customsTh } from './customs.th.ts';

/** The same in English. */
export const customsEn = {
  copy_of: '{{name}} (copy)',
} satisfies Texts<typeof customsTh>;
