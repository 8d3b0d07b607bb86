import { CloseButton, Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useSlashKey } from '#platform/web/navigation/use-slash-key.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { logActivity } from '../activity/log-activity.ts';
import { texts } from '../texts.ts';
import { hitGroups, impactOf, memoryGroups, type Hit } from './hits.ts';
import { SearchPanel } from './search-panel.tsx';
import { useSearchMemory } from './search-memory.ts';
import { useFound } from './use-search-results.ts';
import classes from './search.module.css';

interface SearchFieldProps {
  /** Whoever came to search may type at once. */
  readonly startOpened: boolean;
}

/** Finds any module, feature or field: arrows choose, Enter opens, Esc closes; the key `/` leads here. */
export function SearchField({ startOpened }: SearchFieldProps) {
  const t = useTexts(texts);
  const id = useId();
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(startOpened);
  const [place, setPlace] = useState(0);
  const text = typed.trim();
  const found = useFound(text);
  const memory = useSearchMemory();
  const groups = text === '' ? memoryGroups(memory, t) : hitGroups(found.answer, t);
  const hits = groups.flatMap((group) => group.hits);
  const current = Math.min(place, hits.length - 1);
  const lineId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    if (startOpened) input.current?.focus();
  }, [startOpened]);
  useSlashKey(() => {
    input.current?.focus();
    setOpened(true);
  });
  useEffect(() => {
    if (opened) document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current, opened]);

  const open = (hit: Hit, address = hit.address) => {
    memory.remember(hit);
    if (text !== '') {
      logActivity('search', {
        query: text,
        rank: hits.indexOf(hit) + 1,
        entry_kind: hit.kind,
        opened: hit.id,
      });
    }
    // A field has no screen of its own: whoever picks it looks at it on that of its feature.
    if (hit.kind === 'field' && address === hit.address) {
      logActivity('view', { entry_kind: hit.kind, opened: hit.id });
    }
    setOpened(false);
    void navigate({ href: address });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows may belong to an input method that is still composing.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[current];
    if (event.key === 'Escape' && opened) {
      event.preventDefault();
      setOpened(false);
    } else if (step !== undefined) {
      event.preventDefault();
      if (opened) setPlace((current + step + hits.length) % Math.max(hits.length, 1));
      setOpened(true);
    } else if (event.key === 'Enter' && opened && !found.waits && hit !== undefined) {
      event.preventDefault();
      open(hit, event.shiftKey ? impactOf(hit) : hit.address);
    }
  };
  return (
    <div
      ref={box}
      className={classes.box}
      onBlur={({ relatedTarget }) => {
        if (box.current?.contains(relatedTarget) !== true) setOpened(false);
      }}
    >
      <TextInput
        ref={input}
        size="md"
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={500}
        aria-label={t('search.label')}
        aria-expanded={opened}
        aria-autocomplete="list"
        aria-controls={opened ? id : undefined}
        aria-activedescendant={opened && hits.length > 0 ? lineId(current) : undefined}
        placeholder={t('search.placeholder')}
        value={typed}
        leftSection={
          found.waits ? <Loader size={16} aria-hidden /> : <IconSearch size={18} aria-hidden />
        }
        rightSection={
          typed === '' ? (
            <kbd className={classes.key} aria-hidden>
              {'/'}
            </kbd>
          ) : (
            <CloseButton
              aria-label={t('search.clear')}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            />
          )
        }
        onClick={() => setOpened(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPlace(0);
          setOpened(true);
        }}
        onKeyDown={handleKey}
      />
      {opened && (
        <SearchPanel
          id={id}
          text={text}
          found={found}
          groups={groups}
          current={current}
          lineId={lineId}
          onOpen={open}
          onPoint={setPlace}
          onSearch={(query) => {
            setTyped(query);
            setPlace(0);
            input.current?.focus();
          }}
          onAddFilter={(filter) => {
            setTyped(`${filter} ${typed}`);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
