import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { matching, type Command } from './commands.ts';
import classes from './command-palette.module.css';

interface CommandListProps {
  readonly commands: readonly Command[];
  readonly onChoose: (command: Command) => void;
}

/** A field and what matches it; arrows choose, Enter goes there. */
export function CommandList({ commands, onChoose }: CommandListProps) {
  const t = usePlatformTexts();
  const id = useId();
  const [text, setText] = useState('');
  const [place, setPlace] = useState(0);
  const found = matching(commands, text);
  const current = found[Math.min(place, found.length - 1)];

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setPlace((before) => (before + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      onChoose(current);
    }
  };
  return (
    <>
      <TextInput
        // It comes after the dialog has looked for what to focus.
        ref={focus}
        role="combobox"
        aria-label={t('shell.commands')}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={current && `${id}-${current.to}`}
        placeholder={t('shell.commands_placeholder')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPlace(0);
        }}
        onKeyDown={handleKey}
        autoComplete="off"
      />
      <div role="listbox" id={id} aria-label={t('shell.commands')} className={classes.list}>
        {found.map((command) => (
          <CommandLine
            key={command.to}
            id={`${id}-${command.to}`}
            command={command}
            current={command === current}
            onChoose={onChoose}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className={classes.nothing} role="status">
          {t('shell.commands_nothing')}
        </p>
      )}
    </>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

interface CommandLineProps {
  readonly id: string;
  readonly command: Command;
  readonly current: boolean;
  readonly onChoose: (command: Command) => void;
}

function CommandLine({ id, command, current, onChoose }: CommandLineProps) {
  const { label, icon: Sign } = command;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above keeps the focus and hears the keys
    <div
      id={id}
      role="option"
      aria-selected={current}
      tabIndex={-1}
      className={classes.line}
      onClick={() => onChoose(command)}
    >
      <Sign size={16} stroke={1.7} aria-hidden />
      {label}
    </div>
  );
}
