import { describe, expect, it } from 'vitest';
import { crumbsOf } from './breadcrumbs.ts';

const places = {
  labels: new Map([
    ['/cms/agent-management', 'จัดการเอเจนต์'],
    ['/streams/$id/parts', 'ส่วนย่อย'],
  ]),
  names: new Map([['/streams/42', 'ส่งเสริมชาวไร่']]),
  routeOf: (path: string) =>
    new Map([
      ['/cms/agent-management', '/cms/agent-management'],
      ['/streams/42', '/streams/$id'],
      ['/streams/42/parts', '/streams/$id/parts'],
    ]).get(path),
};

describe('breadcrumbs', () => {
  it('start-case the words of a path', () => {
    expect(crumbsOf('/air/company-explorer', places)).toEqual([
      { label: 'Air' },
      { label: 'Company Explorer' },
    ]);
  });

  it('call a path by its own name and link to it where there is a screen', () => {
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

  it("use a record's name, and for the paths below it the names of their routes", () => {
    expect(crumbsOf('/streams/42/parts', places)).toEqual([
      { label: 'Streams' },
      { label: 'ส่งเสริมชาวไร่', to: '/streams/42', named: true },
      { label: 'ส่วนย่อย', to: '/streams/42/parts' },
    ]);
  });

  it('are none at home', () => {
    expect(crumbsOf('/', places)).toEqual([]);
  });
});
