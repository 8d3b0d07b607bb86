import type { Texts } from '#platform/contract/texts/texts.ts';
import type { impactTh } from './impact.th.ts';

export const impactEn = {
  impact: {
    title: 'Impact of {{name}}',
    open: 'Impact',
    open_of: 'Impact of {{name}}',
    back: 'Back to feature {{name}}',
    missing: 'This field is not in the catalogue',
    failed: 'Failed to load the impact',
    direction: 'Direction',
    directions: {
      downstream: 'What uses it',
      upstream: 'What it is made from',
    },
    view: 'View',
    views: { list: 'List', graph: 'Drawing' },
    graph_label: 'A diagram of the impact; it shows what is expanded in the list',
    expand: 'Show what follows from {{name}}',
    collapse: 'Hide what follows from {{name}}',
    loading: 'Loading',
    nothing: { downstream: 'Nothing uses it', upstream: 'Nothing comes before it' },
    empty: {
      downstream: 'Nothing uses this field yet',
      upstream: 'This field is not made from anything',
    },
    empty_hint: {
      downstream:
        'Process outputs, analytic fields and other fields appear here once they are recorded as using it',
      upstream: 'Inputs, relations and engines appear here once they are recorded',
    },
    more_other: 'Show {{count}} more',
    above: 'shown above',
    total_other: 'Next step: {{count}}',
    export_titles: { downstream: 'Impact', upstream: 'Origin' },
    more_than: 'There are more than {{count}}; only the nearest are listed',
    columns: {
      distance: 'Step',
      name: 'Name',
      relation: 'Related by',
      before: 'From',
      problems: 'Problems',
    },
    kinds: {
      deep: 'Data field',
      process: 'Process output',
      analytic: 'Analytic field',
      field: 'Field',
      engine: 'Engine',
      use: 'Use',
    },
    relations: {
      downstream: {
        input: 'takes it as input',
        reference: 'refers to it',
        works_out: 'worked out by',
        needs: 'needs this engine',
        source: 'made by this engine',
        delivery: 'used in',
      },
      upstream: {
        input: 'takes as input',
        reference: 'refers to',
        works_out: 'worked out by',
        needs: 'needs',
        source: 'made by',
        delivery: 'used in',
      },
    },
    problems: {
      missing: 'Missing',
      deprecated: 'Deprecated',
      inactive: 'Inactive',
      failed: 'Failed',
    },
    missing_field: 'The catalogue has no such field',
    missing_engine: 'The registry has no such engine',
  },
} as const satisfies Texts<typeof impactTh>;
