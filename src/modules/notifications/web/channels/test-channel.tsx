import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { texts } from '../texts.ts';
import { TestAnswer, type Answered } from './test-answer.tsx';

interface TestChannelProps extends WindowProps {
  readonly test: {
    readonly data: Answered | undefined;
    readonly isPending: boolean;
    readonly mutate: (input: { to: string }) => void;
  };
  /** The reader's own address. */
  readonly to: string | null;
  readonly kind: 'email' | 'tel' | 'text';
}

/** Sends a test, and shows what the provider said. */
export function TestChannel({ test, to: own, kind, opened, onClose }: TestChannelProps) {
  const t = useTexts(texts);
  const [to, setTo] = useState(own ?? '');
  if (!opened) return null;
  return (
    <FormDialog
      title={t('channels.test_title')}
      confirmLabel={t('channels.test_send')}
      isDone={test.data?.accepted === true}
      disabled={to.trim() === ''}
      busy={test.isPending}
      onSubmit={() => test.mutate({ to: to.trim() })}
      onClose={onClose}
    >
      <TextInput
        type={kind}
        label={t('channels.test_to')}
        value={to}
        data-autofocus
        onChange={({ currentTarget: { value } }) => setTo(value)}
      />
      <TestAnswer answer={test.data} />
    </FormDialog>
  );
}
