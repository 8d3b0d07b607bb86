import { en as agentsEn } from '#modules/agents/i18n/en.ts';
import { th as agentsTh } from '#modules/agents/i18n/th.ts';
import { en as auditEn } from '#modules/audit/i18n/en.ts';
import { th as auditTh } from '#modules/audit/i18n/th.ts';
import { en as catalogueEn } from '#modules/catalogue/i18n/en.ts';
import { th as catalogueTh } from '#modules/catalogue/i18n/th.ts';
import { en as companiesEn } from '#modules/companies/i18n/en.ts';
import { th as companiesTh } from '#modules/companies/i18n/th.ts';
import { en as directoryEn } from '#modules/directory/i18n/en.ts';
import { th as directoryTh } from '#modules/directory/i18n/th.ts';
import { en as enginesEn } from '#modules/engines/i18n/en.ts';
import { th as enginesTh } from '#modules/engines/i18n/th.ts';
import { en as featureDevelopmentEn } from '#modules/feature-development/i18n/en.ts';
import { th as featureDevelopmentTh } from '#modules/feature-development/i18n/th.ts';
import { en as identityEn } from '#modules/identity/i18n/en.ts';
import { th as identityTh } from '#modules/identity/i18n/th.ts';
import { en as settingsEn } from '#modules/settings/i18n/en.ts';
import { th as settingsTh } from '#modules/settings/i18n/th.ts';
import { en as platformEn } from '#platform/contract/texts/en.ts';
import { th as platformTh } from '#platform/contract/texts/th.ts';
import type { Dictionary } from '#platform/server/texts/translator.ts';

/** All texts the server may say, by module. */
export const dictionaries: Record<string, Dictionary> = {
  platform: { th: platformTh, en: platformEn },
  identity: { th: identityTh, en: identityEn },
  companies: { th: companiesTh, en: companiesEn },
  directory: { th: directoryTh, en: directoryEn },
  settings: { th: settingsTh, en: settingsEn },
  agents: { th: agentsTh, en: agentsEn },
  catalogue: { th: catalogueTh, en: catalogueEn },
  engines: { th: enginesTh, en: enginesEn },
  'feature-development': { th: featureDevelopmentTh, en: featureDevelopmentEn },
  audit: { th: auditTh, en: auditEn },
};
