import { Alert, Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { startSession } from '#platform/web/api/session.ts';
import { failureOf, problemAt } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { signInTexts } from '../texts.ts';
import { chosenAccount } from './chosen-account.ts';
import { askForLink, askToSignIn, type Credentials } from './sign-in.api.ts';
import classes from './sign-in.module.css';

interface Problems {
  readonly username?: string;
  readonly password?: string;
  readonly otp?: string;
}

/** Name, password and, for those who use one, the code of their phone. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => Promise<void> }) {
  const t = useTexts(signInTexts);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [codeWanted, setCodeWanted] = useState(false);
  const [help, setHelp] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = read(event.currentTarget, codeWanted);
    const found: Problems = {
      username: credentials.username === '' ? t('errors.username_required') : undefined,
      password: credentials.password === '' ? t('errors.password_required') : undefined,
      otp:
        credentials.otp !== undefined &&
        !/^(?:\d{6}|[A-Za-z2-9]{5}-[A-Za-z2-9]{5})$/.test(credentials.otp)
          ? t('errors.code_format')
          : undefined,
    };
    setProblems(found);
    setFailure(undefined);
    const wrong = Object.entries(found).find(([, message]) => message !== undefined);
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong[0]}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      const answer = await askToSignIn(credentials);
      if (answer.jwt === null) {
        setCodeWanted(!answer.is_otp_block);
        if (answer.is_otp_block) setFailure(t('sign_in.code_blocked'));
        return;
      }
      startSession(answer);
      toast.success(t('sign_in.succeeded'));
      await onSignedIn();
    } catch (error) {
      const password = problemAt(error, 'password');
      if (password === undefined)
        setFailure(failureOf(error).message || t('sign_in.unknown_error'));
      else setProblems({ password });
      toast.failure(error, t('sign_in.failed'));
    } finally {
      setBusy(false);
    }
  };
  const forgot = async () => {
    const username = form.current === null ? '' : read(form.current, false).username;
    try {
      const { by_mail: byMail } = await askForLink(username);
      if (byMail && username === '') {
        setProblems({ username: t('errors.username_required') });
        form.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus();
      } else {
        setHelp(t(byMail ? 'sign_in.forgot_password_mailed' : 'sign_in.forgot_password_help'));
      }
    } catch (error) {
      setFailure(failureOf(error).message || t('sign_in.unknown_error'));
    }
  };
  const edited = (name: keyof Problems) => () => {
    if (problems[name] !== undefined) setProblems({ ...problems, [name]: undefined });
  };

  return (
    <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && (
        <Alert color="danger" variant="light" role="alert" icon={<IconAlertCircle size={18} />}>
          {failure}
        </Alert>
      )}
      <TextInput
        name="username"
        label={t('sign_in.username')}
        defaultValue={chosenAccount()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        size="md"
        error={problems.username}
        onChange={edited('username')}
      />
      <PasswordInput
        name="password"
        label={t('sign_in.password')}
        autoComplete="current-password"
        size="md"
        visibilityToggleButtonProps={{ 'aria-label': t('sign_in.show_password') }}
        error={problems.password}
        onChange={edited('password')}
      />
      {codeWanted && (
        <TextInput
          name="otp"
          label={t('sign_in.code')}
          description={t('sign_in.code_wanted')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={11}
          ref={focusAtOnce}
          size="md"
          error={problems.otp}
          onChange={edited('otp')}
        />
      )}
      <Anchor
        component="button"
        type="button"
        className={classes.forgot}
        onClick={() => void forgot()}
      >
        {t('sign_in.forgot_password')}
      </Anchor>
      {help !== undefined && (
        <Alert color="info" variant="light" role="status" icon={<IconInfoCircle size={18} />}>
          {help}
        </Alert>
      )}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {t('sign_in.submit')}
      </Button>
    </form>
  );
}

/** The field that has just appeared is typed into next. */
function focusAtOnce(input: HTMLInputElement | null): void {
  input?.focus();
}

function read(form: HTMLFormElement, withCode: boolean): Credentials {
  const fields = new FormData(form);
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    username: text('username').trim(),
    password: text('password'),
    ...(withCode ? { otp: text('otp').trim() } : {}),
  };
}
