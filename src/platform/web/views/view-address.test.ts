import { describe, expect, it } from 'vitest';
import { defineListSearch, optionalChoice, sorting, choices } from '../navigation/search.ts';
import { addressOfView, readViewAddress } from './view-address.ts';

const search = defineListSearch({
  status: optionalChoice(['active', 'retired']),
  kinds: choices(['a', 'b', 'c']),
  sort: sorting(['name', 'code'], 'name'),
});
const read = (address: string) => readViewAddress(address, search);

describe('the address of a view', () => {
  it('has filters, sorting and page size, and neither the page nor what is open beside the rows', () => {
    const values = search.parse({
      page: '3',
      page_size: '50',
      search: 'อ้อย',
      status: 'active',
      sort: '-code',
      view: '1',
    });
    const address = addressOfView(values, search);
    expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
      page_size: '50',
      search: 'อ้อย',
      status: 'active',
      sort: '-code',
    });
    expect(read(address)).toMatchObject({ address, unknown: [] });
  });

  it('is empty for the usual list', () => {
    expect(addressOfView(search.defaults, search)).toBe('');
    expect(read('').values).toMatchObject({ status: undefined, sort: 'name' });
  });

  it('is read without what the list does not take any more, which is named', () => {
    const { values, address, unknown } = read(
      '?status=active&colour=red&sort=-size&kinds=a&kinds=z',
    );
    expect(unknown).toEqual(['colour', 'sort', 'kinds']);
    expect(values).toMatchObject({ status: 'active', sort: 'name', kinds: ['a'] });
    expect(address).toBe('?status=active&kinds=a');
  });

  it('means the same with its choices in another order', () => {
    expect(read('?kinds=c&kinds=a').unknown).toEqual([]);
  });
});
