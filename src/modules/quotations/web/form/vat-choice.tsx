import { Input, SegmentedControl } from '@mantine/core';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';

interface VatChoiceProps {
  readonly label: string;
  readonly defaultValue?: boolean;
  readonly onChange: (included: boolean) => void;
}

/** Whether the prices of the lines include value-added tax. */
export function VatChoice({ label, defaultValue, onChange }: VatChoiceProps) {
  const t = useTexts(texts);
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div>
        <SegmentedControl
          aria-label={label}
          defaultValue={defaultValue === true ? 'with' : 'without'}
          onChange={(chosen) => onChange(chosen === 'with')}
          data={(['without', 'with'] as const).map((value) => ({
            value,
            label: t(`form.prices_${value}_vat`),
          }))}
        />
      </div>
    </Input.Wrapper>
  );
}
