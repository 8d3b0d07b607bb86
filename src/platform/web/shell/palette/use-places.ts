import { useNavigate, useRouterState } from '@tanstack/react-router';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { use } from 'react';
import { frameSynonyms } from '#platform/contract/texts/frame-synonyms.ts';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { pageTexts, type NavigationItem, type Place, type QuickAction } from '../../module.ts';
import { currentItem } from '../current-item.ts';
import { loadPlaces } from '../places.ts';
import { recordAct } from '../record-acts.ts';
import { useShellContext } from '../use-shell-context.ts';
import { may, useViewer } from '../viewer.ts';
import { addressAt } from './address-at.ts';
import type { Entry } from './entry.ts';
import { otherTexts } from './other-texts.ts';

/** Where this person may go: screens, the tabs and settings on them, and what they may create. */
export function usePlaces() {
  const viewer = useViewer();
  const { modules } = useShellContext();
  const known = use(loadPlaces(modules));
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const toEntry = useEntryOf();
  const items = useItems();
  const itemAt = (to: string) => {
    const within = currentItem(to.replace(/[?#].*$/, ''), items);
    return items.find((item) => item.to === within);
  };
  const entryOf = (place: Place): Entry[] => {
    const screen = itemAt(place.to);
    if (screen === undefined || !may(viewer, place.permission ?? screen.permission)) return [];
    // Where no such record is open, the way there begins at its list.
    const to = addressAt(place.to, path) ?? screen.to;
    return [
      {
        ...toEntry({ ...place, to, icon: screen.icon }),
        id: `to:${place.to}`,
        detail: screen.label.text,
      },
    ];
  };
  const isHere = ({ to }: Place) => to.includes('$') && addressAt(to, path) !== undefined;
  const allowed = items.filter(({ permission }) => may(viewer, permission));
  return {
    path,
    itemAt: (to: string) => {
      const item = itemAt(to);
      return item !== undefined && allowed.includes(item) ? item : undefined;
    },
    screens: allowed.map((item) =>
      toEntry({ ...item, also: item.also ?? known.synonyms.get(item.to) }),
    ),
    /** Of the open record. */
    here: [
      ...known.acts.flatMap(({ act, ...named }): Entry[] => {
        const run = recordAct(act);
        return run === undefined ? [] : [{ ...named, id: `act:${act}`, run }];
      }),
      ...known.places.filter(isHere).flatMap(entryOf),
    ],
    elsewhere: known.places.filter((place) => !isHere(place)).flatMap(entryOf),
    quickActions: known.quickActions
      .filter(({ permission }) => may(viewer, permission))
      .map(toEntry),
  };
}

function useItems(): (NavigationItem & Partial<Pick<Place, 'also'>>)[] {
  const t = usePlatformTexts();
  const other = otherTexts();
  const { modules } = useShellContext();
  const also = pageTexts(frameSynonyms);
  return [
    {
      to: '/',
      label: { text: t('shell.home'), other: other('shell.home') },
      also: also.home,
      icon: IconHome,
    },
    ...modules.flatMap((module) => module.navigation ?? []),
    {
      to: '/settings',
      label: { text: t('shell.setting'), other: other('shell.setting') },
      also: also.setting,
      icon: IconSettings,
    },
  ];
}

function useEntryOf() {
  const navigate = useNavigate();
  return ({
    to,
    label,
    also,
    icon,
    isDocument,
  }: Omit<QuickAction, 'also'> & Pick<Entry, 'also'>): Entry => ({
    id: `to:${to}`,
    to,
    label,
    also,
    icon,
    run: () => void navigate({ href: to, reloadDocument: isDocument }),
  });
}
