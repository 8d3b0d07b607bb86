import { ActionIcon, CloseButton, TextInput } from '@mantine/core';
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { SlashKey } from '../navigation/slash-key.tsx';
import { useSlashKey } from '../navigation/use-slash-key.ts';
import classes from './filter-bar.module.css';

interface SearchBoxProps {
  /** What is searched for now; comes from the address. */
  readonly value: string;
  /** Called on Enter or by its button, and when the box is cleared. */
  readonly onSearch: (value: string) => void;
  /** What can be searched for, for example `name, tag or index`. */
  readonly placeholder?: string;
}

/** A search that runs on Enter; the key `/` leads to it. */
export function SearchBox({ value, onSearch, placeholder }: SearchBoxProps) {
  const t = usePlatformTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Going back in the browser changes the value; the typed text must follow.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useSlashKey(() => input.current?.select());

  const clear = () => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <form
      className={classes.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={t('table.search')}
        title={t('table.search_hint')}
        placeholder={placeholder ?? t('table.search')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          typed === '' ? (
            <SlashKey />
          ) : (
            <>
              {typed.trim() !== value && (
                <ActionIcon type="submit" size="sm" aria-label={t('table.search_now')}>
                  <IconCornerDownLeft size={16} aria-hidden />
                </ActionIcon>
              )}
              <CloseButton size="sm" aria-label={t('table.clear_search')} onClick={clear} />
            </>
          )
        }
        rightSectionWidth={typed.trim() === value ? undefined : 64}
      />
    </form>
  );
}
