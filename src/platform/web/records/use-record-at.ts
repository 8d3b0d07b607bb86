import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

interface RecordAt<Row> {
  /** Id in the address of the screen, for example of the record in a sheet. */
  readonly id: string | undefined;
  /** The visible rows; undefined until they have arrived. */
  readonly rows: readonly Row[] | undefined;
  /** Requests a single record. */
  readonly query: (input: { readonly id: string }) => UseQueryOptions<Row>;
}

/** The record whose id is in the address: from the rows, or requested where it is on another page. */
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
