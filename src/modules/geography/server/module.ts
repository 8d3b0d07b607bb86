import { geographyApi } from '#modules/geography/contract/api-description.ts';
import { en } from '#modules/geography/i18n/en.ts';
import { th } from '#modules/geography/i18n/th.ts';
import type { ServerModule } from '#platform/server/module.ts';
import { servePlaces } from './places/places.routes.ts';

/** Provinces, districts and sub-districts of Thailand, which all companies share. */
export const geographyModule: ServerModule = {
  name: 'geography',
  texts: { th, en },
  api: geographyApi,
  create: () => ({ routes: servePlaces }),
};
