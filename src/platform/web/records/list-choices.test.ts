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
  it('requests the page with its filters and sorting, not the record in a sheet', () => {
    const values = { ...defaults, page: 3, search: 'ราคา', edit: '7' };
    expect(listChoices<object>(values, defaults).forQuery).toEqual({
      page: 3,
      page_size: 10,
      search: 'ราคา',
      status: undefined,
      sort: '-created_at',
    });
  });

  it('exports all rows that match the filters, in the order of the list', () => {
    const values = { ...defaults, page: 3, status: 'active' };
    expect(listChoices<object>(values, defaults).forExport).toEqual({
      search: '',
      status: 'active',
      sort: '-created_at',
    });
  });

  it('is filtered only by a filter: neither by its page nor by its sorting or an open sheet', () => {
    const isFiltered = (changes: object) =>
      listChoices<object>({ ...defaults, ...changes }, defaults).isFiltered;
    expect(isFiltered({ page: 2, page_size: 50, sort: 'name', edit: '7' })).toBe(false);
    expect(isFiltered({ search: 'ราคา' })).toBe(true);
    expect(isFiltered({ status: 'active' })).toBe(true);
  });

  it('is reset by removing every filter and nothing else', () => {
    const values = { ...defaults, search: 'ราคา', sort: 'name' };
    expect(listChoices<object>(values, defaults).unfiltered).toEqual({
      search: '',
      status: undefined,
    });
  });

  it('uses its own name for the size of a page', () => {
    expect(sizeName({ page: 1, limit: 10 })).toBe('limit');
    expect(sizeName({ page: 1, page_size: 10 })).toBe('page_size');
  });
});
