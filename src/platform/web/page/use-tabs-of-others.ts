import { lazy, useMemo, type ComponentType } from 'react';
import type { Icon, LoadPart } from '../module.ts';
import { useShellContext } from '../shell/use-shell-context.ts';
import { may, useViewer } from '../shell/viewer.ts';

type Part = ComponentType<{ readonly id: string }>;

/** What another module has about a record. */
export interface TabOfOther {
  readonly name: string;
  readonly label: string;
  readonly icon: Icon;
  readonly Content: Part;
  readonly InShort: Part | undefined;
}

/** The tabs that other modules have for a kind of record, as far as this person may see them. */
export function useTabsOfOthers(entity: string): readonly TabOfOther[] {
  const { modules } = useShellContext();
  const viewer = useViewer();
  return useMemo(
    () =>
      modules
        .flatMap(({ recordTabs = [] }) => recordTabs)
        .filter((tab) => tab.entity === entity && may(viewer, tab.permission))
        .map(({ name, label, icon, component, inShort }) => ({
          name,
          label: label.text,
          icon,
          Content: partOf(component),
          InShort: inShort === undefined ? undefined : partOf(inShort),
        })),
    [modules, entity, viewer],
  );
}

const parts = new Map<LoadPart, Part>();

/** The same component each time, or it would be loaded again with each rendering. */
function partOf(load: LoadPart): Part {
  const known = parts.get(load);
  if (known !== undefined) return known;
  const made = lazy(async () => ({ default: await load() }));
  parts.set(load, made);
  return made;
}
