import type { ApiDescription } from '#platform/contract/api-description.ts';
import { fieldDay } from './field-day.ts';
import { surveySettings } from './settings.ts';
import { survey, surveyChange, surveyInput } from './surveys.ts';
import { visit, visitChange, visitInput } from './visits.ts';

/** What the OpenAPI document says of this module besides its routes. */
export const surveysApi: ApiDescription = {
  groups: [
    {
      name: 'Cane surveys',
      description: 'Measured in the field: cane on plots, estimated yields, and plans of days.',
      paths: ['cane-surveys'],
    },
  ],
  schemas: {
    CaneSurvey: survey,
    CaneSurveyChange: surveyChange,
    CaneSurveyInput: surveyInput,
    CaneSurveyDay: fieldDay,
    CaneSurveySettings: surveySettings,
    CaneSurveyVisit: visit,
    CaneSurveyVisitChange: visitChange,
    CaneSurveyVisitInput: visitInput,
  },
};
