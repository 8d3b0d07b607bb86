import { Pill, PillsInput } from '@mantine/core';
import { useUncontrolled } from '@mantine/hooks';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';

interface TagsFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly value?: string[];
  readonly defaultValue?: string[];
  readonly onChange?: (tags: string[]) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Longest tag the schema allows. */
  readonly maxLength?: number;
  /** Where the form finds the field, given by `getInputProps`. */
  readonly 'data-path'?: string;
}

/** Tags: typed and added with Enter or a comma, trimmed, never twice, removable. */
export function TagsField(props: TagsFieldProps) {
  const t = usePlatformTexts();
  const { label, description, error, disabled, maxLength } = props;
  const [typed, setTyped] = useState('');
  const [tags, setTags] = useUncontrolled<string[]>({
    value: props.value,
    defaultValue: props.defaultValue,
    finalValue: [],
    onChange: props.onChange,
  });

  const add = (text: string) => {
    setTags(withTags(tags, text));
    setTyped('');
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Thai and other input methods finish a word with Enter too.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') {
      setTags(tags.slice(0, -1));
    }
  };

  return (
    <PillsInput label={label} description={description} error={error} disabled={disabled}>
      <Pill.Group>
        {tags.map((tag) => (
          <Pill
            key={tag}
            withRemoveButton={disabled !== true}
            onRemove={() => setTags(tags.filter((other) => other !== tag))}
            removeButtonProps={{ 'aria-label': t('form.remove_tag', { name: tag }) }}
          >
            {tag}
          </Pill>
        ))}
        <PillsInput.Field
          data-path={props['data-path']}
          value={typed}
          disabled={disabled}
          maxLength={maxLength}
          placeholder={tags.length === 0 ? (props.placeholder ?? t('form.add_tag')) : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={handleKey}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!/[,\n\t]/.test(text)) return;
            event.preventDefault();
            add(text);
          }}
          onBlur={() => add(typed)}
        />
      </Pill.Group>
    </PillsInput>
  );
}

/** The tags with those of a text, split at commas and line ends, trimmed and without repetition. */
export function withTags(tags: readonly string[], text: string): string[] {
  const added = text
    .split(/[,\n\t]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  return [...new Set([...tags, ...added])];
}
