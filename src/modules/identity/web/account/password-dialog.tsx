import { Button, PasswordInput } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { Dialog } from '#platform/web/feedback/dialog.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from '../account.module.css';

interface PasswordDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly onClose: () => void;
  /** Does it; what the server finds wrong with the password is said beside the field. */
  readonly act: (currentPassword: string) => Promise<void>;
}

/** Asks for the password before what a stranger at an open screen must not do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const t = useTexts(texts);
  const platform = usePlatformTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('currentPassword');
    if (typeof password !== 'string' || password === '') {
      setProblem(t('errors.password_required'));
      return;
    }
    setBusy(true);
    try {
      await props.act(password);
    } catch (error) {
      const said = serverProblems(error)?.['currentPassword'];
      if (typeof said === 'string') setProblem(said);
      else toast.failure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog opened onClose={props.onClose} title={props.title}>
      <form className={classes.column} onSubmit={(event) => void submit(event)} noValidate>
        <p>{props.text}</p>
        <PasswordInput
          name="currentPassword"
          label={t('account.password.current')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
          error={problem}
          onChange={() => setProblem(undefined)}
          data-autofocus
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={props.onClose}>
            {platform('form.cancel')}
          </Button>
          <Button type="submit" color={props.danger === true ? 'danger' : 'brand'} loading={busy}>
            {props.confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
