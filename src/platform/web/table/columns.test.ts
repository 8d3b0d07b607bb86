import { expect, it } from 'vitest';
import { shownColumns } from './columns.ts';

const column = (id: string) => ({ id, header: id, cell: () => null });
const all = [column('code'), { ...column('name'), names: true }, column('status')];
const idsOf = (choice: Parameters<typeof shownColumns>[1]) =>
  shownColumns(all, choice).map(({ id }) => id);

it('shows what is not hidden, in a saved view what it has, and always the column that names the row', () => {
  expect(idsOf({ hidden: ['code', 'name'], ofView: undefined })).toEqual(['name', 'status']);
  expect(idsOf({ hidden: ['code'], ofView: ['code'] })).toEqual(['code', 'name']);
  expect(idsOf({ hidden: [], ofView: [] })).toEqual(['name']);
});
