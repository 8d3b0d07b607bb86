import type { th } from '#modules/agent-profiles/i18n/th.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';

export const texts = defineTexts('agent-profiles', {
  th: () => import('#modules/agent-profiles/i18n/th.ts'),
  en: () => import('#modules/agent-profiles/i18n/en.ts'),
});

export type AgentProfileTexts = Translate<typeof th>;
