import { describe, expect, it } from 'vitest';
import { crumbsOf } from './breadcrumbs.ts';

const places = {
  labels: new Map([['/cms/agent-management', 'จัดการเอเจนต์']]),
  isScreen: (path: string) => path === '/cms/agent-management',
};

describe('breadcrumbs', () => {
  it('start-case the words of a path', () => {
    expect(crumbsOf('/air/company-explorer', places)).toEqual([
      { label: 'Air' },
      { label: 'Company Explorer' },
    ]);
  });

  it('call a path by its own name and lead to it where there is a screen', () => {
    expect(crumbsOf('/cms/agent-management', places)).toEqual([
      { label: 'Cms' },
      { label: 'จัดการเอเจนต์', to: '/cms/agent-management' },
    ]);
  });

  it.each(['42', '0190a1b2-0000-7000-8000-000000000007', 'AG-000123'])(
    'skip the parameter %s',
    (parameter) => {
      expect(crumbsOf(`/cms/agent-management/${parameter}`, places).at(-1)?.label).toBe(
        'จัดการเอเจนต์',
      );
    },
  );

  it('are none at home', () => {
    expect(crumbsOf('/', places)).toEqual([]);
  });
});
