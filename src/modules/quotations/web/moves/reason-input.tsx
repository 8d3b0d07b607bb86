import { Chip, Group, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

const USUAL = ['price', 'delivery', 'other_seller', 'not_needed'] as const;
const LONGEST = 500;

interface ReasonInputProps {
  readonly value: string;
  readonly error?: ReactNode;
  /** Offers the reasons that customers usually have, so that reports can count them. */
  readonly withUsual?: boolean;
  readonly onChange: (reason: string) => void;
}

/** Why a quotation is rejected or cancelled. */
export function ReasonInput({ value, error, withUsual = false, onChange }: ReasonInputProps) {
  const t = useTexts(texts);
  return (
    <>
      {withUsual && (
        <Chip.Group value={value} onChange={onChange}>
          <Group gap="xs">
            {USUAL.map((reason) => (
              <Chip key={reason} size="xs" value={t(`moves.reasons.${reason}`)}>
                {t(`moves.reasons.${reason}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      <Textarea
        data-autofocus
        label={t('fields.reason')}
        withAsterisk
        rows={3}
        maxLength={LONGEST}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
