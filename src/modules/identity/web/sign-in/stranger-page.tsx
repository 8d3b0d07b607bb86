import { useEffect, useState, type ReactNode } from 'react';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useDocumentTitle } from '#platform/web/page/use-document-title.ts';
import type { Company } from '#modules/companies/contract/companies.ts';
import { fetchFirstCompany } from './sign-in.api.ts';
import { signInTexts } from '../texts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './sign-in.module.css';

/** No quantity: it is written without a separator of thousands. */
const YEAR = String(new Date().getFullYear());
const VERSION = '2.0.2';
const PRODUCT = 'Backoffice';
const DEFAULT_LOGO = '/favicon.svg';

interface StrangerPageProps {
  readonly title: string;
  /** Another company than the first; null until it is known. */
  readonly company?: Company | null | undefined;
  readonly children: ReactNode;
}

/** What strangers see: the company's face, and a way in. */
export function StrangerPage({ title, company, children }: StrangerPageProps) {
  const t = useTexts(signInTexts);
  useDocumentTitle(title);
  const first = useFirstCompany();
  const shown = company === null ? undefined : (company ?? first);
  const thai = languageOfPage() === 'th';
  const names = shown == null ? [PRODUCT] : [shown.name_th, shown.name_en];
  const [name, otherName] = thai ? names : names.toReversed();

  return (
    <div className={classes.screen}>
      <aside className={classes.brand} aria-hidden>
        <div className={classes.promise}>
          <p className={classes.headline}>{t('sign_in.headline')}</p>
          <p>{t('sign_in.promise')}</p>
        </div>
      </aside>
      <main className={classes.way}>
        <LanguageSwitch />
        <div className={classes.box}>
          <Logo source={shown === undefined ? undefined : (shown?.logo ?? DEFAULT_LOGO)} />
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.company}>
            {name}
            {otherName !== undefined && <span lang={thai ? 'en' : 'th'}>{otherName}</span>}
          </p>
          {children}
        </div>
        <footer className={classes.footer}>
          <span>{t('sign_in.copyright', { year: YEAR, company: name ?? PRODUCT })}</span>
          <span>{t('sign_in.version', { version: VERSION })}</span>
        </footer>
      </main>
    </div>
  );
}

/** Undefined while it is loaded, null where it cannot be. */
function useFirstCompany(): Company | null | undefined {
  const [company, setCompany] = useState<Company | null>();
  useEffect(() => {
    void fetchFirstCompany().then((found) => setCompany(found ?? null));
  }, []);
  return company;
}

function Logo({ source }: { readonly source: string | undefined }) {
  const [broken, setBroken] = useState(false);
  // Keeps its place while the company is loaded, so that nothing moves under the visitor's hand.
  if (source === undefined) return <span className={classes.logo} />;
  return (
    <img
      className={classes.logo}
      src={broken ? DEFAULT_LOGO : source}
      alt=""
      width={56}
      height={56}
      onError={() => setBroken(true)}
    />
  );
}
