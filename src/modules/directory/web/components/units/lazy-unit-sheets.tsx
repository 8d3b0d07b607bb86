import { lazy, Suspense, useState } from 'react';
import type { Unit } from '#modules/directory/contract/unit.ts';
import type { UnitKind } from '../../units.api.ts';

/** Forms bring the rules of the contract and their validator along, so they come when first opened. */
const CreateUnit = lazy(async () => ({ default: (await import('./unit-sheets.tsx')).CreateUnit }));
const EditUnit = lazy(async () => ({ default: (await import('./unit-sheets.tsx')).EditUnit }));

interface LazyCreateProps {
  readonly kind: UnitKind;
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function LazyCreateUnit(props: LazyCreateProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <CreateUnit {...props} />
    </Suspense>
  );
}

interface LazyEditProps {
  readonly kind: UnitKind;
  /** What is in the sheet; nothing while it is closed. */
  readonly unit: Unit | undefined;
  readonly onClose: () => void;
}

/** The unit is kept while the sheet slides away. */
export function LazyEditUnit({ kind, unit, onClose }: LazyEditProps) {
  const [last, setLast] = useState(unit);
  if (unit !== undefined && unit !== last) setLast(unit);
  if (last === undefined) return null;
  return (
    <Suspense>
      <EditUnit
        key={last.id}
        kind={kind}
        opened={unit !== undefined}
        unit={last}
        onClose={onClose}
      />
    </Suspense>
  );
}
