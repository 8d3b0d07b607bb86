import { TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface ProgressFieldProps {
  readonly percent: number;
  /** What it is calculated from. */
  readonly hint: string;
}

/** Progress is never typed. */
export function ProgressField({ percent, hint }: ProgressFieldProps) {
  const t = useTexts(texts);
  return (
    <TextInput
      label={t('forms.progress')}
      description={hint}
      value={t('lists.percent', { percent: percent.toFixed(2) })}
      rightSection={<IconLock size={16} aria-hidden />}
      readOnly
    />
  );
}
