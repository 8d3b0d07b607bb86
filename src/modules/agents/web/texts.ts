import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import type { th } from '#modules/agents/i18n/th.ts';

export const texts = defineTexts('agents', {
  th: () => import('#modules/agents/i18n/th.ts'),
  en: () => import('#modules/agents/i18n/en.ts'),
});

export type AgentTexts = Translate<typeof th>;
