import { AnalyticLevel } from './analytic-level.tsx';
import { DeepLevel } from './deep-level.tsx';
import { ProcessLevel } from './process-level.tsx';

interface LevelsProps {
  readonly featureId: string;
  /** Code of the field that somebody was looking for. */
  readonly highlight: string | undefined;
}

/** The three levels of a feature. */
export function Levels(props: LevelsProps) {
  return (
    <>
      <DeepLevel {...props} />
      <ProcessLevel {...props} />
      <AnalyticLevel {...props} />
    </>
  );
}
