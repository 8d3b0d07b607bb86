import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useSeveralSops } from '../edits/use-several-sops.tsx';
import { addressOf, paths } from '../paths.ts';
import { ChildrenPanel } from '../records/children-panel.tsx';
import { recordPageSearch } from '../records/records.search.ts';
import { sopsQuery } from '../records/sops.api.ts';
import { sopColumns } from '../sops/sop-columns.tsx';
import { sopRows } from '../sops/sop-rows.ts';
import { texts } from '../texts.ts';

/** The SOPs of a value stream. */
export function SopsPanel({ valueStreamId }: { readonly valueStreamId: string }) {
  const t = useTexts(texts);
  const [{ page, page_size }] = useSearchState(recordPageSearch);
  const query = useQuery(sopsQuery({ value_stream_id: valueStreamId, page, limit: page_size }));
  return (
    <ChildrenPanel
      rows={sopRows(t)}
      columns={sopColumns(t, false)}
      query={query}
      several={useSeveralSops(query.data?.data)}
      list={addressOf(paths.sops, { valueStreamId })}
      create={addressOf(paths.createSop, { valueStreamId })}
    />
  );
}
