import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { reasonLimits } from '#platform/contract/personal-values.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';

interface AnonymiseDialogProps {
  /** What has to be typed, as a guard against erasing somebody else. */
  readonly name: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly reasonLabel: string;
  /** Said where another name was typed. */
  readonly otherName: string;
  readonly busy: boolean;
  readonly onConfirm: (given: { readonly confirm_name: string; readonly reason: string }) => void;
  readonly onClose: () => void;
  /** What is erased for good. */
  readonly children: ReactNode;
}

/** Says what is erased of a person, and asks for the name and a reason first. */
export function AnonymiseDialog({
  name,
  reasonLabel,
  otherName,
  onConfirm,
  children,
  ...dialog
}: AnonymiseDialogProps) {
  const say = usePlatformTexts();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      {...dialog}
      danger
      disabled={typed !== name || reason.trim().length < reasonLimits.least}
      onSubmit={() => onConfirm({ confirm_name: typed, reason: reason.trim() })}
    >
      <div>{children}</div>
      <TextInput
        data-autofocus
        label={reasonLabel}
        withAsterisk
        maxLength={reasonLimits.most}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <TextInput
        label={say('form.type_name', { name })}
        withAsterisk
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed !== '' && typed !== name ? otherName : undefined}
        autoComplete="off"
        spellCheck={false}
      />
    </FormDialog>
  );
}
