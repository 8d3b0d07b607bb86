import { Button, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';

interface ConfirmByNameProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Receives the text as typed, which equals the name. */
  readonly onConfirm: (typedName: string) => void;
  readonly title: string;
  /** What must be typed, exactly. */
  readonly name: string;
  /** What is lost with it, for example the number of its files. */
  readonly children?: ReactNode;
  /** Shown beside the field while the text differs; the two screens have their own wording. */
  readonly mismatch: string;
  readonly confirmLabel?: string;
  readonly busy?: boolean;
}

/** Asks for the name of what will be destroyed; the button is disabled until it is typed exactly. */
export function ConfirmByName(props: ConfirmByNameProps) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title}>
      {props.opened && <NameForm {...props} />}
    </Dialog>
  );
}

function NameForm({ name, busy, onConfirm, onClose, ...props }: ConfirmByNameProps) {
  const t = usePlatformTexts();
  const [typed, setTyped] = useState('');
  const matches = typed === name;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (matches) onConfirm(typed);
      }}
    >
      <div className={classes.body}>{props.children}</div>
      <TextInput
        className={classes.field}
        label={t('form.type_name', { name })}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={typed !== '' && !matches ? props.mismatch : undefined}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" color="danger" disabled={!matches} loading={busy}>
          {props.confirmLabel ?? t('records.delete')}
        </Button>
      </div>
    </form>
  );
}
