import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { departmentChoicesQuery, positionChoicesQuery, type UnitKind } from './organization.api.ts';

interface UnitNameProps {
  readonly kind: UnitKind;
  readonly id: string;
  /** Shown while the name is not known, and where there is no such unit any more. */
  readonly children: ReactNode;
}

/** What a department or position is called now. */
export function UnitName({ kind, id, children }: UnitNameProps) {
  const { data = [] } = useQuery(
    kind === 'department' ? departmentChoicesQuery() : positionChoicesQuery({}),
  );
  return data.find((unit) => unit.id === id)?.name ?? children;
}
