import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { useEntryWindows } from '../entries/entry-windows.tsx';
import { AnalyticLevel } from './analytic-level.tsx';
import { DeepLevel } from './deep-level.tsx';
import { featureSearch } from './features.search.ts';
import { ProcessLevel } from './process-level.tsx';

export function Levels({ featureId }: { readonly featureId: string }) {
  const [{ highlight }] = useSearchState(featureSearch);
  const { actionsOf, windows } = useEntryWindows();
  const level = { featureId, highlight, actionsOf };
  return (
    <>
      <DeepLevel {...level} />
      <ProcessLevel {...level} />
      <AnalyticLevel {...level} />
      {windows}
    </>
  );
}
