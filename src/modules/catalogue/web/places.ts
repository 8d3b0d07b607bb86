import {
  IconBuilding,
  IconDatabaseImport,
  IconFileUpload,
  IconForms,
  IconPackage,
  IconPlus,
  IconPuzzle,
  IconSearch,
} from '@tabler/icons-react';
import { places as names, synonyms } from '#modules/catalogue/i18n/places.ts';
import { pageTexts, type Places } from '#platform/web/module.ts';
import { namePlaces } from '#platform/web/shell/name-places.ts';

const labels = pageTexts(names);
const also = pageTexts(synonyms);
const { company_records, import_records, module_records, ...others } = labels;
const { feature_records, field_records, ...own } = others;
const place = namePlaces(own, also);

const explorer = '/air/company-explorer';

export const places: Places = {
  synonyms: {
    '/air': also.dashboard,
    '/air/search': also.results,
    '/air/worklist': also.worklist,
    '/air/imports': also.imports,
    '/air/sources': also.sources,
    '/air/activity': also.activity,
  },
  places: [
    place('missed', '/air/activity?tab=missed'),
    place('log', '/air/activity?tab=log'),
    place('company_modules', `${explorer}/$companyId?tab=modules`),
    place('company_history', `${explorer}/$companyId?tab=history`),
    place('feature_levels', '/air/feature/$id?tab=levels'),
    place('feature_history', '/air/feature/$id?tab=history'),
    place('impact', '/air/impact/$id'),
  ],
  quickActions: [
    {
      ...place('find', '/air/dashboard?find=1'),
      icon: IconSearch,
      permission: 'catalogue:read',
    },
    {
      ...place('import_files', '/air/imports?create=1'),
      icon: IconFileUpload,
      permission: 'catalogue:import',
    },
    {
      ...place('add_source', '/air/sources?create=1'),
      icon: IconPlus,
      permission: 'catalogue:connect',
    },
  ],
  records: [
    {
      entity: 'catalogue_company',
      label: company_records,
      icon: IconBuilding,
      address: ({ id }) => `${explorer}/${id}?tab=history`,
    },
    {
      entity: 'catalogue_import',
      label: import_records,
      icon: IconDatabaseImport,
      // What is read from a source is shown by the source.
      address: ({ id, within }) => (within === null ? `/air/imports/${id}` : '/air/sources'),
    },
    {
      entity: 'catalogue_module',
      label: module_records,
      icon: IconPackage,
      address: ({ name, within }) => `${explorer}/${within}?search=${encodeURIComponent(name)}`,
    },
    {
      entity: 'catalogue_feature',
      label: feature_records,
      icon: IconPuzzle,
      address: ({ id }) => `/air/feature/${id}`,
    },
    {
      entity: 'catalogue_field',
      label: field_records,
      icon: IconForms,
      address: ({ id, within }) => `/air/feature/${within}?highlight=${id}`,
    },
  ],
};
