import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Offer } from '#modules/quotations/contract/offer-page.ts';
import { problemAt } from '#platform/web/feedback/failure.ts';
import { toast } from '#platform/web/feedback/toasts.ts';
import { formatBaht } from '#platform/web/i18n/format-baht.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { acceptOffer, askAboutOffer, readOffer, rejectOffer } from './offer.api.ts';
import { offerTexts } from './offer-texts.ts';
import { SignaturePad } from './signature-pad.tsx';
import classes from './offer-page.module.css';

/** Where a refusal is shown; any other is a toast. */
const FIELDS = ['name', 'signature', 'reason', 'question'] as const;

interface AnswerFormProps {
  readonly token: string;
  /** In baht, as it is agreed to. */
  readonly total: number;
  readonly onAnswered: (offer: Offer) => void;
  /** The offer cannot be read again either. */
  readonly onLost: (error: unknown) => void;
}

/** Takes the offer, rejects it, or asks about it. */
export function AnswerForm({ token, total, onAnswered, onLost }: AnswerFormProps) {
  const t = useTexts(offerTexts);
  const [name, setName] = useState('');
  const [signature, setSignature] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [isAgreementMissed, setAgreementMissed] = useState(false);
  const [text, setText] = useState('');
  const [act, setAct] = useState<'accept' | 'reject' | 'ask'>('accept');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const answer = async (send: () => Promise<Offer>) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const offer = await send();
      if (act === 'ask') toast.success(t('offer_page.asked'));
      setText('');
      setAct('accept');
      onAnswered(offer);
      // What was answered is said at the top, the form is at the bottom.
      if (act !== 'ask') scrollTo({ top: 0 });
    } catch (error) {
      setRefusal(error);
      if (FIELDS.some((field) => problemAt(error, field) !== undefined)) return;
      toast.failure(error, t('offer_page.failed'));
      // It may have been answered or withdrawn meanwhile, or have expired.
      await readOffer(token).then(onAnswered, onLost);
    } finally {
      setBusy(false);
    }
  };
  const submit = () => {
    const said = { token, name, text };
    if (act === 'reject') return answer(() => rejectOffer(said));
    if (act === 'ask') return answer(() => askAboutOffer(said));
    setAgreementMissed(!agreed);
    if (!agreed) return undefined;
    return answer(() => acceptOffer({ token, name, signature }));
  };
  const textField = act === 'reject' ? 'reason' : 'question';
  const problem = (field: (typeof FIELDS)[number]) =>
    refusal === undefined ? undefined : problemAt(refusal, field);
  const turnTo = (other: typeof act) => {
    setRefusal(undefined);
    setAct(other);
  };

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <h2>{t(act === 'accept' ? 'offer_page.answer_title' : `offer_page.${act}_title`)}</h2>
      <TextInput
        label={t('offer_page.name')}
        autoComplete="name"
        required
        value={name}
        error={problem('name')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {act === 'accept' ? (
        <>
          <SignaturePad value={signature} problem={problem('signature')} onChange={setSignature} />
          <Checkbox
            label={t('offer_page.agree', { total: formatBaht(total) })}
            checked={agreed}
            error={isAgreementMissed && !agreed && t('offer_page.agree_required')}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
        </>
      ) : (
        <Textarea
          label={t(`offer_page.${textField}`)}
          required
          autosize
          minRows={3}
          value={text}
          error={problem(textField)}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={isBusy} color={act === 'reject' ? 'danger' : undefined}>
          {t(act === 'ask' ? 'offer_page.send_question' : `offer_page.${act}`)}
        </Button>
        {act === 'accept' ? (
          <>
            <Button variant="default" onClick={() => turnTo('reject')}>
              {t('offer_page.reject')}
            </Button>
            <Button variant="subtle" onClick={() => turnTo('ask')}>
              {t('offer_page.ask')}
            </Button>
          </>
        ) : (
          <Button variant="default" onClick={() => turnTo('accept')}>
            {t('offer_page.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
