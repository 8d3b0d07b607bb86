import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import type { RecordTab } from '../module.ts';
import { useShellContext } from '../shell/use-shell-context.ts';
import { may, useViewer } from '../shell/viewer.ts';
import { UrlTabs, type UrlTab } from './url-tabs.tsx';

interface RecordTabsProps {
  readonly entity: string;
  readonly id: string;
  readonly label: string;
  /** Those of the module that has the record. */
  readonly tabs: readonly UrlTab<string>[];
  /** Comes from the address, read by `tabOf`; the first tab where no tab has that name. */
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** The tabs of a record, with those that other modules have about it before the last one, its history. */
export function RecordTabs({ entity, id, label, tabs, value, onChange }: RecordTabsProps) {
  const others = useTabsOfOthers(entity).map(({ Content, ...tab }) => ({
    ...tab,
    content: () => (
      <ErrorBoundary>
        <Suspense fallback={<Skeleton height={240} radius="lg" />}>
          <Content id={id} />
        </Suspense>
      </ErrorBoundary>
    ),
  }));
  const all = [...tabs.slice(0, -1), ...others, ...tabs.slice(-1)];
  const open = all.find(({ name }) => name === value) ?? all[0];
  return <UrlTabs label={label} tabs={all} value={open?.name ?? value} onChange={onChange} />;
}

function useTabsOfOthers(entity: string) {
  const { modules } = useShellContext();
  const viewer = useViewer();
  return useMemo(
    () =>
      modules
        .flatMap(({ recordTabs = [] }) => recordTabs)
        .filter((tab) => tab.entity === entity && may(viewer, tab.permission))
        .map((tab) => ({
          name: tab.name,
          label: tab.label.text,
          icon: tab.icon,
          Content: contentOf(tab),
        })),
    [modules, entity, viewer],
  );
}

const contents = new Map<RecordTab, ComponentType<{ readonly id: string }>>();

/** The same component each time, or it would be loaded again with each rendering. */
function contentOf(tab: RecordTab): ComponentType<{ readonly id: string }> {
  const known = contents.get(tab);
  if (known !== undefined) return known;
  const made = lazy(async () => ({ default: await tab.component() }));
  contents.set(tab, made);
  return made;
}
