import { useEntryWindows } from '../entries/entry-windows.tsx';
import { AnalyticLevel } from './analytic-level.tsx';
import { DeepLevel } from './deep-level.tsx';
import type { LevelProps } from './field-table.tsx';
import { ProcessLevel } from './process-level.tsx';

/** The three levels of a feature. */
export function Levels(props: Omit<LevelProps, 'actionsOf'>) {
  const { actionsOf, windows } = useEntryWindows();
  return (
    <>
      <DeepLevel {...props} actionsOf={actionsOf} />
      <ProcessLevel {...props} actionsOf={actionsOf} />
      <AnalyticLevel {...props} actionsOf={actionsOf} />
      {windows}
    </>
  );
}
