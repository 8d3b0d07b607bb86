import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { VerificationResult } from '#modules/farmer-quotas/contract/quota-choices.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { reasonsQuery } from './reasons.api.ts';
import { ALL } from '../seasons/seasons.api.ts';
import { texts } from '../texts.ts';

/** A kept reason, more about it in somebody's own words, or both. */
export interface GivenReason {
  readonly kept: string;
  readonly words: string;
}

export const NO_REASON: GivenReason = { kept: '', words: '' };

/** As long as the contract lets it be, together with the kept one. */
const LONGEST = 280;

export function writeReason({ kept, words }: GivenReason): string {
  return [kept, words.trim()].filter((part) => part !== '').join(': ');
}

interface ReasonInputsProps {
  readonly result: Exclude<VerificationResult, 'approved'>;
  readonly value: GivenReason;
  readonly onChange: (reason: GivenReason) => void;
}

/** Why a quota is rejected or sent back. */
export function ReasonInputs({ result, value, onChange }: ReasonInputsProps) {
  const t = useTexts(texts);
  const kept = useQuery(reasonsQuery({ result, page_size: ALL })).data?.data ?? [];
  return (
    <>
      <NativeSelect
        data-autofocus
        label={t('fields.reason')}
        value={value.kept}
        data={[
          { value: '', label: t('verification.other_reason') },
          ...kept.map(({ name }) => ({ value: name, label: name })),
        ]}
        onChange={(event) => onChange({ ...value, kept: event.currentTarget.value })}
      />
      <Textarea
        label={t('verification.more')}
        withAsterisk={value.kept === ''}
        rows={3}
        maxLength={LONGEST}
        value={value.words}
        onChange={(event) => onChange({ ...value, words: event.currentTarget.value })}
      />
    </>
  );
}
