import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import { en as agentsEn } from '#modules/agents/i18n/en.ts';
import { th as agentsTh } from '#modules/agents/i18n/th.ts';
import type { Dictionary } from '#platform/server/texts/translator.ts';

/** All texts the server may say, by module. */
export const dictionaries: Record<string, Dictionary> = {
  platform: { th: platformTh, en: platformEn },
  agents: { th: agentsTh, en: agentsEn },
};
