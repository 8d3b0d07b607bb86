import { useQuery } from '@tanstack/react-query';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
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

/** The panel is narrow, and a SOP has few: they are neither numbered nor found by their tags. */
const WITHOUT: ReadonlySet<string> = new Set(['number', 'tags']);

/** The SOWs of a SOP. */
export function SowsPanel({ valueStreamId, sopId }: SowsPanelProps) {
  const t = useTexts(texts);
  const [{ page, page_size }] = useSearchState(recordPageSearch);
  return (
    <ChildrenPanel
      rows={sowRows(t)}
      columns={sowColumns(t, false).filter(({ id }) => !WITHOUT.has(id))}
      query={useQuery(sowsQuery({ sop_id: sopId, page, limit: page_size }))}
      list={addressOf(paths.sows, { valueStreamId, sopId })}
      create={addressOf(paths.createSow, { valueStreamId, sopId })}
    />
  );
}
