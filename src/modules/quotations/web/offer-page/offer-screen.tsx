import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Offer } from '#modules/quotations/contract/offer-page.ts';
import { failureOf, type Failure } from '#platform/web/feedback/failure.ts';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { Toaster } from '#platform/web/feedback/toaster.tsx';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatDate, formatDateTime } from '#platform/web/i18n/formats.ts';
import { platformTexts } from '#platform/web/i18n/platform-texts.ts';
import { languageOfPage, otherLanguage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useDocumentTitle } from '#platform/web/page/use-document-title.ts';
import { AnswerForm } from './answer-form.tsx';
import { OfferItems, OfferTotals } from './offer-items.tsx';
import { downloadOffer, readOffer } from './offer.api.ts';
import { chooseLanguage, followLanguage } from './offer-language.ts';
import { offerTexts } from './offer-texts.ts';
import classes from './offer-page.module.css';

/** What a customer sees behind a link: one offer, and nothing else of the system. */
export function OfferScreen({ token }: { readonly token: string }) {
  const [offer, setOffer] = useState<Offer>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const read = async () => {
      try {
        const found = await readOffer(token);
        followLanguage(found.language);
        setOffer(found);
      } catch (error) {
        followLanguage(null);
        await platformTexts.load().catch(() => undefined);
        setFailure(failureOf(error));
      }
    };
    void read();
  }, [token, attempt]);

  const leave = (error: unknown) => {
    const reason = failureOf(error);
    // What else went wrong may pass: what was typed stays.
    if (!reason.missing) return;
    setFailure(reason);
    setOffer(undefined);
  };

  if (offer !== undefined)
    return <OfferPage token={token} offer={offer} onChange={setOffer} onLost={leave} />;
  if (failure === undefined) {
    return (
      <main className={classes.screen} aria-busy>
        <Skeleton height={320} radius="lg" />
      </main>
    );
  }
  return (
    <Unreadable
      failure={failure}
      onRetry={() => {
        setFailure(undefined);
        setAttempt(attempt + 1);
      }}
    />
  );
}

interface UnreadableProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

function Unreadable({ failure, onRetry }: UnreadableProps) {
  const t = useTexts(offerTexts);
  return (
    <main className={classes.screen}>
      <LanguageButton />
      <h1>{t(failure.missing ? 'offer_page.unusable_title' : 'offer_page.unreadable_title')}</h1>
      <p className={classes.notice} data-tone="danger" role="alert">
        {failure.message}
      </p>
      {!failure.missing && <Button onClick={onRetry}>{t('offer_page.try_again')}</Button>}
    </main>
  );
}

/** For customers who cannot read the language of the page. */
function LanguageButton() {
  const t = useTexts(offerTexts);
  return (
    <Button
      className={classes.language}
      variant="subtle"
      size="compact-sm"
      lang={otherLanguage()}
      onClick={() => chooseLanguage(otherLanguage())}
    >
      {t(`offer_page.languages.${otherLanguage()}`)}
    </Button>
  );
}

/** How the company is reached: a tap calls or writes. */
function Contact({ phone, email }: Offer['contact']) {
  const t = useTexts(offerTexts);
  if (phone === '' && email === '') return null;
  return (
    <div>
      <dt>{t('offer_page.contact')}</dt>
      <dd className={classes.contact}>
        {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
        {email !== '' && <a href={`mailto:${email}`}>{email}</a>}
      </dd>
    </div>
  );
}

interface OfferPageProps {
  readonly token: string;
  readonly offer: Offer;
  readonly onChange: (offer: Offer) => void;
  readonly onLost: (error: unknown) => void;
}

function OfferPage({ token, offer, onChange, onLost }: OfferPageProps) {
  const t = useTexts(offerTexts);
  const { company, quotation_number: number, state } = offer;
  const name = languageOfPage() === 'th' ? company.name_th : company.name_en;
  useDocumentTitle(t('offer_page.title', { number }));
  useEffect(() => {
    // Not remembered: people of the company who open the link keep their own theme.
    document.documentElement.dataset['theme'] = company.theme;
  }, [company.theme]);
  const facts = [
    { name: t('offer_page.quotation_date'), value: formatDate(offer.quotation_date) },
    { name: t('offer_page.valid_until'), value: formatDate(offer.valid_until) },
    { name: t('offer_page.payment_terms'), value: offer.payment_terms },
    { name: t('offer_page.notes'), value: offer.notes },
    { name: t('offer_page.owner'), value: offer.owner_name ?? '' },
  ].filter(({ value }) => value !== '');
  const answer = offer.answers.find(({ kind }) => kind === state);
  const questions = offer.answers.filter(({ kind }) => kind === 'question');
  return (
    <main className={classes.screen}>
      <LanguageButton />
      <header className={classes.head}>
        {company.logo !== null && <img src={company.logo} alt="" width={56} height={56} />}
        <div>
          <h1>
            {t('offer_page.heading')} <span>{number}</span>
          </h1>
          <p>{t('offer_page.from', { company: name })}</p>
          <p>{t('offer_page.for', { customer: offer.customer_name })}</p>
        </div>
      </header>
      {state !== 'open' && (
        <div className={classes.notice} data-tone={toneOf(state)} role="status">
          <strong>{t(`offer_page.states.${state}`)}</strong>
          {answer !== undefined && (
            <p>
              {t('offer_page.answered_by', {
                name: answer.name,
                time: formatDateTime(answer.created_at),
              })}
            </p>
          )}
        </div>
      )}
      <dl className={classes.facts}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
        <Contact {...offer.contact} />
      </dl>
      <section>
        <h2>{t('offer_page.items')}</h2>
        <OfferItems items={offer.items} />
        <OfferTotals offer={offer} />
        {offer.prices_include_vat && <p className={classes.hint}>{t('offer_page.included')}</p>}
      </section>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={() =>
          void downloadOffer(token, number).catch((error: unknown) =>
            toast.failure(error, t('offer_page.download_failed')),
          )
        }
      >
        {t('offer_page.download')}
      </Button>
      {questions.length > 0 && (
        <section>
          <h2>{t('offer_page.questions')}</h2>
          {questions.map(({ id, text }) => (
            <p key={id} className={classes.question}>
              {text}
            </p>
          ))}
        </section>
      )}
      {state === 'open' && (
        <AnswerForm token={token} total={offer.total} onAnswered={onChange} onLost={onLost} />
      )}
      <Toaster />
    </main>
  );
}
