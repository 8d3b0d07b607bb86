import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useSeveralSows } from '../edits/use-several-sows.tsx';
import { addressOf, paths } from '../paths.ts';
import { ChildrenPanel } from '../records/children-panel.tsx';
import { recordPageSearch } from '../records/records.search.ts';
import { sowsQuery } from '../records/sows.api.ts';
import { sowColumns } from '../sows/sow-columns.tsx';
import { sowRows } from '../sows/sow-rows.ts';
import { texts } from '../texts.ts';

interface SowsPanelProps {
  readonly valueStreamId: string;
  readonly sopId: string;
}

/** The panel has no room for them; the list has all. */
const LEFT_OUT = ['number', 'phase', 'tags'];

/** Names break between their words, so that due dates and the menu of a row are in sight. */
const NARROW = { width: '8.5rem', keepTogether: false };

/** The SOWs of a SOP. */
export function SowsPanel({ valueStreamId, sopId }: SowsPanelProps) {
  const t = useTexts(texts);
  const [{ page, page_size }] = useSearchState(recordPageSearch);
  const query = useQuery(sowsQuery({ sop_id: sopId, page, limit: page_size }));
  return (
    <ChildrenPanel
      rows={sowRows(t)}
      columns={sowColumns(t, false)
        .filter(({ id }) => !LEFT_OUT.includes(id))
        .map((column) => (column.id === 'assignee' ? { ...column, ...NARROW } : column))}
      query={query}
      several={useSeveralSows(query.data?.data)}
      list={addressOf(paths.sows, { valueStreamId, sopId })}
      create={addressOf(paths.createSow, { valueStreamId, sopId })}
    />
  );
}
