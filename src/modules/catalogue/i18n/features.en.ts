import type { Texts } from '#platform/contract/texts/texts.ts';
import type { featuresTh } from './features.th.ts';

export const featuresEn = {
  feature: {
    in_module: 'in module {{module}}',
    missing: 'This feature is not in the catalogue',
    tabs_label: 'Parts of the feature',
    tabs: { levels: 'Data' },
  },
  feature_card: {
    place_one: 'Module {{module}} · {{count}} field',
    place_other: 'Module {{module}} · {{count}} fields',
    open: 'Open in the catalogue',
    deep: 'Deep fields',
    process: 'Process outputs',
    analytic: 'Analytic fields',
  },
  levels: {
    view_engine: 'View engine',
    view_engine_of: 'View engine {{name}}',
    no_engine: 'Not named',
    unknown_engine: 'No engine {{name}} in the registry',
    deep: {
      title: 'Deep level',
      purpose: 'Fields that this feature stores',
      columns: {
        name: 'Field name',
        type: 'Type',
        sample: 'Sample value',
        need: 'Need',
        relation: 'Relation',
      },
      optional: 'Optional',
      broken: 'leads nowhere',
      broken_hint: 'The catalogue has no such table or field',
      empty: 'No data fields yet',
      empty_hint: 'What this feature stores has not been described yet',
    },
    process: {
      title: 'Process level',
      purpose: 'The outputs of this feature’s processes',
      engine: 'Engine',
      dependencies: 'Depends on',
      no_dependencies: 'Nothing',
      needed: 'required',
      not_needed: 'optional',
      empty: 'No process outputs yet',
      empty_hint: 'The process outputs of this feature have not been described yet',
    },
    analytic: {
      title: 'Analytic level',
      purpose: 'Fields that are delivered for analysis, and where they are used',
      columns: {
        name: 'Delivery field',
        engine: 'Generating engine',
      },
      empty: 'No fields for analysis yet',
      empty_hint: 'What this feature delivers for analysis has not been described yet',
    },
  },
  field_types: {
    string: 'String',
    number: 'Number',
    date: 'Date',
    boolean: 'Boolean',
    other: 'Other',
  },
  output_statuses: {
    active: 'Active',
    pending: 'Pending',
    processing: 'Processing',
    failed: 'Failed',
  },
  uses: {
    Reports: 'Reports',
    Dashboards: 'Dashboards',
    APIs: 'APIs',
    AI: 'AI',
  },
  failures: {
    list_features: 'Failed to list features',
    get_feature: 'Failed to get feature',
    get_field: 'Failed to get field',
    list_fields: 'Failed to list fields',
    load_feature: 'Failed to load feature details',
  },
} as const satisfies Texts<typeof featuresTh>;
