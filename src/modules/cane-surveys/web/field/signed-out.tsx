import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './field.module.css';

/** In place of the day plan, while nobody is signed in and there is no network to do so. */
export function SignedOut({ onSignIn }: { readonly onSignIn: () => void }): ReactNode {
  const t = useTexts(texts);
  return (
    <main className={classes.screen}>
      <h1>{t('field.title')}</h1>
      <p>{t('field.signed_out')}</p>
      <button type="button" className={classes.main} onClick={onSignIn}>
        {t('field.sign_in')}
      </button>
    </main>
  );
}
