import { Alert, Anchor, Button, Skeleton } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { failureOf } from '#platform/web/feedback/failure.ts';
import { formatList } from '#platform/web/i18n/formats.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { signInTexts } from '../texts.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { readAccountLink } from './sign-in.api.ts';
import { StrangerPage } from './stranger-page.tsx';
import classes from './sign-in.module.css';

type Link = Awaited<ReturnType<typeof readAccountLink>>;

interface ChoosePasswordScreenProps {
  readonly token: string;
  readonly onChosen: () => void;
}

/** Where a link to choose a password leads. */
export function ChoosePasswordScreen({ token, onChosen }: ChoosePasswordScreenProps) {
  const t = useTexts(signInTexts);
  const { link, failure, retry } = useLink(token);
  const theme = link?.companies[0]?.theme;
  useEffect(() => {
    if (theme === undefined) return undefined;
    // For this page alone: others of this browser may be of other companies.
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = theme;
    return () => {
      if (before === undefined) delete dataset['theme'];
      else dataset['theme'] = before;
    };
  }, [theme]);
  if (failure !== undefined) {
    const { missing: unusable } = failure;
    return (
      <StrangerPage
        title={t(unusable ? 'choose_password.unusable_title' : 'choose_password.unreadable_title')}
      >
        <div className={classes.form}>
          <Alert color="danger" variant="light" role="alert" icon={<IconAlertCircle size={18} />}>
            {failure.message}
          </Alert>
          {unusable ? (
            <Anchor href="/login">{t('choose_password.to_sign_in')}</Anchor>
          ) : (
            <Button onClick={retry}>{t('choose_password.try_again')}</Button>
          )}
        </div>
      </StrangerPage>
    );
  }
  if (link === undefined) {
    return (
      <StrangerPage title={t('choose_password.password_reset_title')} company={null}>
        <Skeleton height={220} radius="lg" />
      </StrangerPage>
    );
  }
  const companies = formatList(
    link.companies.map(({ name_th, name_en }) => (languageOfPage() === 'th' ? name_th : name_en)),
  );
  return (
    <StrangerPage title={t(`choose_password.${link.purpose}_title`)} company={link.companies[0]}>
      <p className={classes.hint}>
        {t(`choose_password.${link.purpose}_hint`, { username: link.username, companies })}
      </p>
      <ChoosePasswordForm
        token={token}
        username={link.username}
        limit={link.min_characters}
        onChosen={onChosen}
      />
    </StrangerPage>
  );
}

function useLink(token: string) {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ link?: Link; failure?: ReturnType<typeof failureOf> }>({});
  useEffect(() => {
    readAccountLink(token).then(
      (link) => setAnswer({ link }),
      (error: unknown) => setAnswer({ failure: failureOf(error) }),
    );
  }, [token, attempt]);
  const retry = () => {
    setAnswer({});
    setAttempt(attempt + 1);
  };
  return { ...answer, retry };
}
