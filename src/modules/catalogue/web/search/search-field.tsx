import { CloseButton, Loader, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useChoices } from '#platform/web/choices/use-choices.ts';
import { SlashKey } from '#platform/web/navigation/slash-key.tsx';
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
  /** The person came here to search and can type at once. */
  readonly startOpened: boolean;
}

/** Finds any module, feature or field: arrows choose, Enter opens, Esc closes; the key `/` leads here. */
export function SearchField({ startOpened }: SearchFieldProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(startOpened);
  const text = typed.trim();
  const found = useFound(text);
  const memory = useSearchMemory();
  const groups =
    text === '' ? memoryGroups(memory, t) : hitGroups({ text, answer: found.answer }, t);
  useEffect(() => {
    if (startOpened) input.current?.focus();
  }, [startOpened]);
  useSlashKey(() => {
    input.current?.focus();
    setOpened(true);
  });
  const open = (hit: Hit, address = hit.address) => {
    if (hit.kind !== 'all') memory.remember(hit);
    if (text !== '' && hit.kind !== 'all') {
      logActivity('search', {
        query: text,
        rank: groups.flatMap(({ entries }) => entries).indexOf(hit) + 1,
        entry_kind: hit.kind,
        opened: hit.id,
      });
    }
    // A field has no screen of its own: it is viewed on that of its feature.
    if (hit.kind === 'field' && address === hit.address) {
      logActivity('view', { entry_kind: hit.kind, opened: hit.id });
    }
    setOpened(false);
    void navigate({ href: address });
  };
  const choices = useChoices({
    groups,
    isOpen: opened,
    onOpen: () => setOpened(true),
    onChoose: (hit, key) => {
      if (key === undefined) open(hit);
      else if (!found.waits) open(hit, key.shiftKey ? impactOf(hit) : hit.address);
    },
  });
  const type = (changed: string) => {
    setTyped(changed);
    choices.point(0);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || !opened || event.nativeEvent.isComposing) {
      choices.input.onKeyDown(event);
      return;
    }
    event.preventDefault();
    setOpened(false);
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
        {...choices.input}
        ref={input}
        size="md"
        type="text"
        inputMode="search"
        maxLength={500}
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={typed}
        leftSection={
          found.waits ? <Loader size={16} aria-hidden /> : <IconSearch size={18} aria-hidden />
        }
        rightSection={
          typed === '' ? (
            <SlashKey />
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
          type(event.currentTarget.value);
          setOpened(true);
        }}
        onKeyDown={handleKey}
      />
      {opened && (
        <SearchPanel
          text={text}
          found={found}
          list={choices.list}
          onOpen={open}
          onSearch={(query) => {
            type(query);
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
