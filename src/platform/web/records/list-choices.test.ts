import { describe, expect, it } from 'vitest';
import { listChoices, sizeName } from './list-choices.ts';

const defaults = {
  page: 1,
  page_size: 10,
  search: '',
  status: undefined,
  sort: '-created_at',
  edit: undefined,
};

describe('the address of a list', () => {
  it('asks for the page with its filters and sorting, not for the record in a sheet', () => {
    const values = { ...defaults, page: 3, search: 'ราคา', edit: '7' };
    expect(listChoices<object>(values, defaults).forQuery).toEqual({
      page: 3,
      page_size: 10,
      search: 'ราคา',
      status: undefined,
      sort: '-created_at',
    });
  });

  it('exports all rows that the filters let through, in the order of the list', () => {
    const values = { ...defaults, page: 3, status: 'active' };
    expect(listChoices<object>(values, defaults).forExport).toEqual({
      search: '',
      status: 'active',
      sort: '-created_at',
    });
  });

  it('is filtered by a filter alone: neither by its page nor by its sorting or an open sheet', () => {
    const isFiltered = (changes: object) =>
      listChoices<object>({ ...defaults, ...changes }, defaults).isFiltered;
    expect(isFiltered({ page: 2, page_size: 50, sort: 'name', edit: '7' })).toBe(false);
    expect(isFiltered({ search: 'ราคา' })).toBe(true);
    expect(isFiltered({ status: 'active' })).toBe(true);
  });

  it('is shown whole again by taking back every filter and nothing else', () => {
    const values = { ...defaults, search: 'ราคา', sort: 'name' };
    expect(listChoices<object>(values, defaults).unfiltered).toEqual({
      search: '',
      status: undefined,
    });
  });

  it('names the size of its pages in the way of its calls', () => {
    expect(sizeName({ page: 1, limit: 10 })).toBe('limit');
    expect(sizeName({ page: 1, page_size: 10 })).toBe('page_size');
  });
});
