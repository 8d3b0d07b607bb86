import type { Unit } from '#modules/directory/contract/organization.ts';
import { useKept } from '#platform/web/feedback/use-kept.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import type { UnitKind } from './organization.api.ts';

export const LazyCreateUnit = whenOpened(
  async () => (await import('./unit-sheets.tsx')).CreateUnit,
);
const EditUnit = whenOpened(async () => (await import('./unit-sheets.tsx')).EditUnit);

interface LazyEditProps {
  readonly kind: UnitKind;
  /** What is in the sheet; nothing while it is closed. */
  readonly unit: Unit | undefined;
  readonly onClose: () => void;
}

export function LazyEditUnit({ kind, unit, onClose }: LazyEditProps) {
  const shown = useKept(unit);
  if (shown === undefined) return null;
  return (
    <EditUnit
      key={shown.id}
      kind={kind}
      opened={unit !== undefined}
      unit={shown}
      onClose={onClose}
    />
  );
}
