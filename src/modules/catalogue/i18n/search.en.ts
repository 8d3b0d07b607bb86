import type { Texts } from '#platform/contract/texts/texts.ts';
import type { searchTh } from './search.th.ts';

export const searchEn = {
  search: {
    label: 'Search the catalogue',
    placeholder: 'Search modules, features and fields by code, name or description',
    clear: 'Clear the search',
    results: 'Search results',
    searching: 'Searching',
    found_other: '{{count}} found',
    nothing: 'No results found for "{{query}}"',
    failed: 'The search failed',
    other_name: 'In the other language:',
    match: '{{percent}}% match',
    recent: 'Recently opened',
    frequent: 'Opened often',
    often_searched: 'Often searched',
    groups: {
      modules: 'Modules ({{count}})',
      features: 'Features ({{count}})',
      fields: 'Fields ({{count}})',
    },
    filters: {
      title: 'Narrow it down',
      module: 'in a module',
      type: 'dates only',
      required: 'required fields',
      company: 'in a company',
      quotes: '"…" finds it exactly as written',
      impact: 'opens the impact of a field',
    },
  },
  stages: {
    exact_code: 'Code matches',
    exact_name: 'Name matches',
    prefix: 'Code or name begins with it',
    words: 'All words in code or name',
    within: 'Matches together with its feature or module',
    similar: 'Similar code or name',
    owner: 'Name of its owner',
    description: 'Found in the description',
    filter: 'Passes the filters',
  },
} as const satisfies Texts<typeof searchTh>;
