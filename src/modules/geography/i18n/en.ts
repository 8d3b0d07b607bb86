import type { Texts } from '#platform/contract/texts/texts.ts';
import type { th } from './th.ts';

export const en = {
  errors: {
    postal_code_invalid: 'A postal code has five digits',
  },
} satisfies Texts<typeof th>;
