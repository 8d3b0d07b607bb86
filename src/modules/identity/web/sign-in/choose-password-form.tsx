import { Alert, Button, PasswordInput } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState, type SubmitEvent } from 'react';
import { failureOf, problemAt } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { signInTexts } from '../texts.ts';
import { rememberAccount } from './chosen-account.ts';
import { redeemAccountLink } from './sign-in.api.ts';
import classes from './sign-in.module.css';

interface ChoosePasswordFormProps {
  readonly token: string;
  readonly username: string;
  /** Length of the shortest password that the person may choose. */
  readonly limit: number;
  readonly onChosen: () => void;
}

/** A new password, typed twice. */
export function ChoosePasswordForm({ token, username, limit, onChosen }: ChoosePasswordFormProps) {
  const t = useTexts(signInTexts);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [problems, setProblems] = useState<{ password?: string; repeat?: string }>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const password = textOf(fields.get('password'));
    const found = {
      password: password.length < limit ? t('errors.password_below_policy', { limit }) : undefined,
      repeat: password !== textOf(fields.get('repeat')) ? t('errors.passwords_differ') : undefined,
    };
    setProblems(found);
    setFailure(undefined);
    const wrong = Object.entries(found).find(([, message]) => message !== undefined);
    if (wrong !== undefined) {
      form.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await redeemAccountLink(token, password);
      toast.success(t('choose_password.succeeded'));
      rememberAccount(username);
      onChosen();
    } catch (error) {
      const refused = problemAt(error, 'password');
      if (refused === undefined) setFailure(failureOf(error).message);
      else setProblems({ password: refused });
      toast.failure(error, t('choose_password.failed'));
    } finally {
      setBusy(false);
    }
  };
  const toggle = { 'aria-label': t('sign_in.show_password') };

  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && (
        <Alert color="danger" variant="light" role="alert" icon={<IconAlertCircle size={18} />}>
          {failure}
        </Alert>
      )}
      {/* Shows password managers whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <PasswordInput
        name="password"
        label={t('choose_password.password')}
        description={t('choose_password.password_hint', { limit })}
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={toggle}
        error={problems.password}
        onChange={() => setProblems({ ...problems, password: undefined })}
      />
      <PasswordInput
        name="repeat"
        label={t('choose_password.repeat')}
        autoComplete="new-password"
        size="md"
        visibilityToggleButtonProps={toggle}
        error={problems.repeat}
        onChange={() => setProblems({ ...problems, repeat: undefined })}
      />
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('choose_password.submit')}
      </Button>
    </form>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
