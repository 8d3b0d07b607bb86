import { useNavigate } from '@tanstack/react-router';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { kindOfPlace, useRecentPlaces } from '../recent-places.ts';
import { matching, type Entry, type Group } from './entry.ts';
import { useCommands } from './use-commands.ts';
import { usePlaces } from './use-places.ts';
import { useRecords } from './use-records.ts';

const RECENT = 8;

/**
 * What matches a text, each once: where the person was, places of the open record, screens with their tabs
 * and settings, actions, then records. Without a text there are no tabs and settings of other screens.
 */
export function useGroups(text: string) {
  const t = usePlatformTexts();
  const places = usePlaces();
  const commands = useCommands();
  const recent = useRecent(places);
  const records = useRecords(text);

  const known: readonly (readonly [label: string, entries: readonly Entry[]])[] = [
    [t('palette.recent'), recent],
    [t('palette.here'), places.here],
    [t('palette.screens'), places.screens],
    [t('palette.parts'), text === '' ? [] : places.elsewhere],
    [t('palette.actions'), [...places.quickActions, ...commands]],
  ];
  const found = known.map(([label, entries]): Group => ({
    label,
    entries: matching(entries, text),
  }));
  const shown = new Set<string>();
  // A record that was visited and is found again has the same address and name.
  const isNew = ({ id, to = id, label }: Entry) => {
    const key = `${to} ${label.text}`;
    return !shown.has(key) && shown.add(key);
  };
  const groups = [...found, ...records.groups]
    .map(({ label, entries }) => ({ label, entries: entries.filter(isNew) }))
    .filter(({ entries }) => entries.length > 0);
  return { groups, waits: records.waits, failed: records.failed };
}

/** Where the person was before the open screen, as far as they may still go there. */
function useRecent({ path, itemAt, ...places }: ReturnType<typeof usePlaces>): Entry[] {
  const navigate = useNavigate();
  const known = [...places.screens, ...places.elsewhere, ...places.quickActions];
  return useRecentPlaces()
    .filter(({ to }) => to !== path)
    .flatMap((visited): Entry[] => {
      const { to, name } = visited;
      const entry = known.find(
        ({ to: place, label }) => place === to && [label.text, label.other].includes(name),
      );
      if (entry !== undefined) return [entry];
      const item = itemAt(to);
      if (item === undefined) return [];
      const label = { text: name, other: '' };
      const run = () => void navigate({ href: to });
      return [
        {
          id: `visited:${to} ${name}`,
          to,
          label,
          detail: kindOfPlace(visited, item.label),
          icon: item.icon,
          run,
        },
      ];
    })
    .slice(0, RECENT);
}
