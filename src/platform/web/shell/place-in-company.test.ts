import { expect, it } from 'vitest';
import { placeInCompany, searchInCompany } from './place-in-company.ts';

const screens = ['/', '/engines', '/settings/users'].map((to) => ({ to }));

it('is the same screen where the person may open it', () => {
  expect(
    placeInCompany({ path: '/engines/create', isRecord: false, mayOpen: true, screens }),
  ).toEqual({ to: '/engines/create' });
});

it('is the list of a record, which belongs to the company that was left', () => {
  expect(placeInCompany({ path: '/engines/42', isRecord: true, mayOpen: true, screens })).toEqual({
    to: '/engines',
    reason: 'record',
  });
});

it('is the nearest screen above that the person may open, at last the home page', () => {
  expect(
    placeInCompany({ path: '/engines/create', isRecord: false, mayOpen: false, screens }),
  ).toEqual({ to: '/engines', reason: 'forbidden' });
  expect(
    placeInCompany({ path: '/settings/audit', isRecord: false, mayOpen: false, screens }),
  ).toEqual({ to: '/', reason: 'forbidden' });
});

it('filters and orders that every company has are kept, what belongs to one is not', () => {
  const kept = { tab: 'overview', status: 'in_progress', overdue: true, sort: '-updated_at' };
  const own = {
    page: 3,
    search: 'mill',
    view: 'mine',
    owner_id: 82,
    sop_id: '0197aaaa-0000-7000-8000-000000000000',
    season: '2569/70',
  };
  expect(searchInCompany({ ...kept, ...own })).toEqual(kept);
});
