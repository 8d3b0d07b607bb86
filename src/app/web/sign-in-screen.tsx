import { Button, PasswordInput, TextInput, Title } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { signIn } from '#modules/identity/contract/sign-in.routes.ts';
import { call } from '#platform/web/api/client.ts';
import { endpoint } from '#platform/web/api/endpoint.ts';
import { startSession } from '#platform/web/api/session.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { defineTexts } from '#platform/web/i18n/texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';

const texts = defineTexts('identity', {
  th: () => import('#modules/identity/i18n/th.ts'),
  en: () => import('#modules/identity/i18n/en.ts'),
});

const signInEndpoint = endpoint<typeof signIn>('POST', '/api/auth/local');

/** Name and password. */
export function SignInScreen({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useTexts(texts);
  const [busy, setBusy] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const username = text(form.get('username'));
    const password = text(form.get('password'));
    setBusy(true);
    try {
      const answer = await call(signInEndpoint, { body: { username, password } });
      if (answer.jwt === null) return;
      startSession(answer);
      onSignedIn();
    } catch (error) {
      toast.failure(error, t('sign_in.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <main>
      <form onSubmit={(event) => void submit(event)}>
        <Title order={1}>{t('sign_in.title')}</Title>
        <TextInput name="username" label={t('sign_in.username')} autoComplete="username" required />
        <PasswordInput
          name="password"
          label={t('sign_in.password')}
          autoComplete="current-password"
          required
        />
        <Button type="submit" loading={busy}>
          {t('sign_in.submit')}
        </Button>
      </form>
    </main>
  );
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
