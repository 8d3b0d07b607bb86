import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Channel } from '#modules/notifications/contract/channel-names.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../../texts.ts';
import { customFilesQuery } from '../customs.api.ts';

interface FileChoiceProps {
  /** The message to which the files are attached. */
  readonly id: string;
  readonly channel: Channel;
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (file: string | null) => void;
}

/** Which of the files of a message goes out on a channel, and how. */
export function FileChoice({ id, channel, value, error, onChange }: FileChoiceProps) {
  const t = useTexts(texts);
  const { data: files = [] } = useQuery(customFilesQuery(id));
  if (files.length === 0 && value === null) return null;
  return (
    <Select
      label={t('customs.fields.file')}
      description={t(`customs.wizard.file_hints.${channel}`)}
      placeholder={t('customs.wizard.no_file')}
      clearable
      data={files.map((file) => ({ value: file.id, label: file.name }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
