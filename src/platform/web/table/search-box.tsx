import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { SlashKey } from '../navigation/slash-key.tsx';
import { useSlashKey } from '../navigation/use-slash-key.ts';
import classes from './filter-bar.module.css';

const PAUSE_MS = 400;

interface SearchBoxProps {
  /** What is searched for now; comes from the address. */
  readonly value: string;
  /** Called when typing pauses, on Enter, and when the box is cleared. */
  readonly onSearch: (value: string) => void;
  /** What can be searched for, for example `name, tag or index`. */
  readonly placeholder?: string;
}

/** A search that runs while one types; the key `/` leads to it. */
export function SearchBox({ value, onSearch, placeholder }: SearchBoxProps) {
  const t = usePlatformTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [hasFocus, setFocus] = useState(false);
  // Filters that are reset change the value; an answer to what was typed before does not change what is typed now.
  if (known !== value) {
    setKnown(value);
    if (!hasFocus) setTyped(value);
  }
  useSlashKey(() => input.current?.select());
  const searchLater = useDebouncedCallback(onSearch, PAUSE_MS);

  const search = (text: string) => {
    searchLater.cancel();
    onSearch(text);
  };
  const clear = () => {
    setTyped('');
    search('');
    input.current?.focus();
  };
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed.trim());
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={t('table.search')}
        placeholder={placeholder ?? t('table.search')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          searchLater(event.currentTarget.value.trim());
        }}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          typed === '' ? (
            <SlashKey />
          ) : (
            <CloseButton size="sm" aria-label={t('table.clear_search')} onClick={clear} />
          )
        }
      />
    </form>
  );
}
