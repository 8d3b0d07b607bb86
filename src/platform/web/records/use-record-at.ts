import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

interface RecordAt<Row> {
  /** Id in the address of the screen, as of the record in a sheet. */
  readonly id: string | undefined;
  /** Those in sight; undefined until they have arrived. */
  readonly rows: readonly Row[] | undefined;
  /** Asks for a single record. */
  readonly query: (input: { readonly id: string }) => UseQueryOptions<Row>;
}

/** The record that an address names: the row's, or asked for where the address leads to another page's. */
export function useRecordAt<Row extends { readonly id: string | number }>({
  id,
  rows,
  query,
}: RecordAt<Row>): Row | undefined {
  const row = rows?.find((each) => String(each.id) === id);
  const wanted = id !== undefined && rows !== undefined && row === undefined;
  const { data } = useQuery({ ...query({ id: id ?? '' }), enabled: wanted });
  return row ?? (wanted ? data : undefined);
}
