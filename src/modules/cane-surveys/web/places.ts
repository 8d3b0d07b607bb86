import { IconRulerMeasure } from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/cane-surveys/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';

const { records } = pageTexts(names);
const also = pageTexts(synonyms);

export const places: Places = {
  synonyms: { '/cane-surveys': also.surveys },
  records: [
    {
      entity: 'cane_survey',
      label: records,
      icon: IconRulerMeasure,
      address: ({ id }) => `/cane-surveys/${id}`,
    },
  ],
};
