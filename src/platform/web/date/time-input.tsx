import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { isTime, readTime } from './read-time.ts';

interface TimeInputProps extends Pick<
  TextInputProps,
  'label' | 'description' | 'withAsterisk' | 'error' | 'className'
> {
  /** As `20:30`; what was typed and is no time is passed on as it is, so that it cannot be saved as none. */
  readonly value: string;
  readonly onChange: (time: string) => void;
}

/** A time of day of 24 hours, typed: the browser's own field has hours of 12 for some people. */
export function TimeInput({ value, onChange, error, ...props }: TimeInputProps) {
  const t = usePlatformTexts();
  const [typed, setTyped] = useState<string>();
  const isRefused = typed === undefined && value !== '' && !isTime(value);
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('date.time_placeholder')}
      maxLength={10}
      value={typed ?? value}
      error={isRefused ? t('date.time_invalid') : error}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(readTime(currentTarget.value) ?? currentTarget.value);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
