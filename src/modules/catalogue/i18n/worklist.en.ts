import type { Texts } from '#platform/contract/texts/texts.ts';
import type { worklistTh } from './worklist.th.ts';

export const worklistEn = {
  worklist: {
    title: 'What is missing',
    purpose: 'Fill in the names, descriptions and owners that are missing, one by one',
    rule: 'What is checked: name (Thai) and description (everything); owner (companies, modules, features); sample (data fields); registered engine (outputs, analytic fields); both ends of relations. Deprecated entries are not checked.',
    column: 'Complete',
    percent: '{{percent}}%',
    open_of: '{{name}} is {{percent}}% complete; see what is missing',
    failed: 'Failed to load what is missing',
    gap: 'What is missing',
    every_gap: 'Anything missing',
    one_feature: 'Feature {{name}} alone',
    columns: { gaps: 'What is missing' },
    gaps: {
      name_th: 'Name (Thai)',
      description: 'Description',
      owner: 'Owner',
      sample: 'Sample',
      engine: 'Known engine',
      relation: 'End of the relation',
    },
    elsewhere:
      'Engines and relations are put right in the registry, by an import or in the database',
    still_missing: 'Still missing: {{gaps}}',
    start: 'Start filling in',
    save_next: 'Save and go on',
    empty_title: 'Nothing is missing',
    empty_hint: 'Nothing that matches these filters is incomplete',
  },
} as const satisfies Texts<typeof worklistTh>;
