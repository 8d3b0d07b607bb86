import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choice,
  choices,
  defineSearch,
  optionalWord,
  parseSearch,
  sorting,
  whole,
  withoutDefaults,
  words,
  writeSearch,
} from './search.ts';

const search = defineSearch({
  page: whole(1),
  page_size: whole(25, 100),
  search: words(),
  sort: sorting(['name', 'code'], '-name'),
  tab: choice(['files', 'sync']),
  statuses: choices(['ready', 'error']),
  edit: optionalWord(),
});

const read = (address: string) => search.parse(parseSearch(address));

describe('the address of a screen', () => {
  it('reads a number that is searched for as text', () => {
    expect(read('?search=1').search).toBe('1');
    expect(read('?search=007').search).toBe('007');
    expect(read('?search=true').search).toBe('true');
  });

  it('falls back to the default where it is missing or wrong', () => {
    expect(read('?page=-1&page_size=101&sort=evil&tab=x&statuses=y')).toEqual(search.defaults);
    expect(read('?page=1.5&page_size=abc').page).toBe(1);
  });

  it('reads sorting, choices and lists', () => {
    const values = read('?sort=-code&tab=sync&statuses=ready&statuses=error&edit=0190');
    expect(values).toMatchObject({
      sort: '-code',
      tab: 'sync',
      statuses: ['ready', 'error'],
      edit: '0190',
    });
  });

  it('contains only what differs from the defaults', () => {
    const values = { ...search.defaults, page: 3, search: 'อ้อย & น้ำตาล' };
    expect(writeSearch(withoutDefaults(values, search.defaults))).toBe(
      `?${new URLSearchParams({ page: '3', search: 'อ้อย & น้ำตาล' }).toString()}`,
    );
    expect(writeSearch(withoutDefaults(search.defaults, search.defaults))).toBe('');
  });

  it('is read back as it was written, whatever is searched for', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.integer({ min: 1, max: 1000 }),
        (text, page) => {
          const written = writeSearch({ ...search.defaults, search: text, page });
          expect(read(written)).toMatchObject({ search: text, page });
        },
      ),
    );
  });
});
