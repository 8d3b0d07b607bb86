import { describe, expect, it } from 'vitest';
import { crumbsOf } from './breadcrumbs.ts';

const places = {
  labels: new Map([
    ['/cms', 'เอเจนต์'],
    ['/cms/agent-management', 'จัดการเอเจนต์'],
    ['/streams', 'สายงาน'],
    ['/streams/$id/parts', 'ส่วนย่อย'],
  ]),
  names: new Map([['/streams/42', 'ส่งเสริมชาวไร่']]),
  routeOf: (path: string) =>
    new Map([
      ['/cms/agent-management', '/cms/agent-management'],
      ['/cms/agent-management/42', '/cms/agent-management/$id'],
      ['/streams/42', '/streams/$id'],
      ['/streams/42/parts', '/streams/$id/parts'],
    ]).get(path),
};

describe('breadcrumbs', () => {
  it('call a path by its own name and link to it where there is a screen', () => {
    expect(crumbsOf('/cms/agent-management', places)).toEqual([
      { label: 'เอเจนต์' },
      { label: 'จัดการเอเจนต์', to: '/cms/agent-management' },
    ]);
  });

  it('never show a word of the address: what has no name is skipped, also a record until it has one', () => {
    expect(crumbsOf('/no/such/place', places)).toEqual([]);
    expect(crumbsOf('/cms/agent-management/42', places).at(-1)?.label).toBe('จัดการเอเจนต์');
  });

  it("use a record's name, and for the paths below it the names of their routes", () => {
    expect(crumbsOf('/streams/42/parts', places)).toEqual([
      { label: 'สายงาน' },
      { label: 'ส่งเสริมชาวไร่', to: '/streams/42', named: true },
      { label: 'ส่วนย่อย', to: '/streams/42/parts' },
    ]);
  });

  it('are none at home', () => {
    expect(crumbsOf('/', places)).toEqual([]);
  });
});
