import { CloseButton, Loader } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import { matching, type Entry, type Group } from './entry.ts';
import { PaletteKeys } from './palette-keys.tsx';
import { PaletteList } from './palette-list.tsx';
import { useActions, useScreens } from './use-commands.ts';
import { useRecent } from './use-recent.ts';
import { useRecords } from './use-records.ts';
import classes from './palette.module.css';

interface PaletteFieldProps {
  readonly onClose: () => void;
}

/** A field and the entries that match its text; arrows choose, Enter goes there. */
export function PaletteField({ onClose }: PaletteFieldProps) {
  const t = usePlatformTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const text = typed.trim();
  const { groups, waits, failed, remember } = useGroups(text);
  const entries = groups.flatMap((group) => group.entries);
  const current = Math.min(place, entries.length - 1);
  const lineId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const choose = (entry: Entry) => {
    remember(entry);
    onClose();
    entry.run();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows may belong to an input method that is still composing.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = entries[current];
    if (step !== undefined) {
      event.preventDefault();
      setPlace((current + step + entries.length) % Math.max(entries.length, 1));
    } else if (event.key === 'Enter' && entry !== undefined) {
      event.preventDefault();
      choose(entry);
    }
  };
  return (
    <>
      <div className={classes.field}>
        {waits ? (
          <Loader size={16} aria-hidden />
        ) : (
          <IconSearch size={18} stroke={1.7} aria-hidden />
        )}
        <input
          className={classes.input}
          data-autofocus
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={entries.length === 0 ? undefined : lineId(current)}
          placeholder={t('palette.title')}
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPlace(0);
          }}
          onKeyDown={handleKey}
        />
        <CloseButton aria-label={t('form.close')} onClick={onClose} />
      </div>
      <PaletteList
        id={id}
        groups={groups}
        current={current}
        lineId={lineId}
        onChoose={choose}
        onPoint={setPlace}
      />
      {failed && <p className={classes.notice}>{t('palette.records_failed')}</p>}
      {entries.length === 0 && !waits && (
        <p className={classes.nothing}>{t('palette.nothing', { text })}</p>
      )}
      <span className={classes.visuallyHidden} role="status">
        {waits ? t('palette.searching') : t('palette.found', { count: entries.length })}
      </span>
      <PaletteKeys />
    </>
  );
}

/** What matches a text, each once: recent choices, screens, commands, then records. */
function useGroups(text: string) {
  const t = usePlatformTexts();
  const screens = useScreens();
  const actions = useActions();
  const { recent, remember } = useRecent([...screens, ...actions]);
  const records = useRecords(text);

  const known: Group[] = [
    { label: t('palette.recent'), entries: matching(recent, text) },
    { label: t('palette.screens'), entries: matching(screens, text) },
    { label: t('palette.actions'), entries: matching(actions, text) },
  ];
  const shown = new Set<string>();
  const groups = [...known, ...records.groups]
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((entry) => !shown.has(entry.id) && shown.add(entry.id)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return { groups, remember, waits: records.waits, failed: records.failed };
}
