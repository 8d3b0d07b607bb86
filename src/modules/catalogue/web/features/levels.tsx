import { Suspense, useCallback, useState } from 'react';
import { EngineDialog } from '#modules/engines/web/public.ts';
import { useEntryWindows } from '../entries/entry-windows.tsx';
import { AnalyticLevel } from './analytic-level.tsx';
import { DeepLevel } from './deep-level.tsx';
import { ProcessLevel } from './process-level.tsx';

interface LevelsProps {
  readonly featureId: string;
  /** Code of the field that somebody was looking for. */
  readonly highlight: string | undefined;
}

/** The three levels of a feature, and the engine that somebody looks at. */
export function Levels(props: LevelsProps) {
  const [engine, setEngine] = useState<{ readonly id: string }>();
  const [opened, setOpened] = useState(false);
  const { actionsOf, shown } = useEntryWindows();
  const view = useCallback((id: string) => {
    setEngine({ id });
    setOpened(true);
  }, []);
  return (
    <>
      <DeepLevel {...props} actionsOf={actionsOf} />
      <ProcessLevel {...props} actionsOf={actionsOf} onViewEngine={view} />
      <AnalyticLevel {...props} actionsOf={actionsOf} onViewEngine={view} />
      {shown}
      {engine !== undefined && (
        <Suspense>
          <EngineDialog engine={engine} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
