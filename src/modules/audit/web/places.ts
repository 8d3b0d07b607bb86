import { synonyms } from '#modules/audit/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';

export const places: Places = { synonyms: { '/settings/audit': pageTexts(synonyms).audit } };
