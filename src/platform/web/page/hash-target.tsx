import type { ReactNode } from 'react';
import { useHashTarget } from './use-hash-target.ts';

/** One setting among several on a panel, which the palette leads to: `/settings/my-setting#language`. */
export function HashTarget({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  return <div {...useHashTarget<HTMLDivElement>(id)}>{children}</div>;
}
