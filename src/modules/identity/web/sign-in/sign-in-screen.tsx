import type { Language } from '#platform/contract/texts/texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { takeChosenLanguage } from './chosen-language.ts';
import { signInTexts } from '../texts.ts';
import { SignInForm } from './sign-in-form.tsx';
import { StrangerPage } from './stranger-page.tsx';

interface SignInScreenProps {
  /** Called when the session is there, with the language that was chosen here, if any was. */
  readonly onSignedIn: (chosen: Language | undefined) => Promise<void>;
}

/** The way in. */
export function SignInScreen({ onSignedIn }: SignInScreenProps) {
  const t = useTexts(signInTexts);
  return (
    <StrangerPage title={t('sign_in.title')}>
      <SignInForm onSignedIn={() => onSignedIn(takeChosenLanguage())} />
    </StrangerPage>
  );
}
