import { SegmentedControl } from '@mantine/core';
import { apiTokenInput, TOKEN_DAYS } from '#modules/identity/contract/api-tokens.ts';
import type { PermissionGroup } from '#modules/identity/contract/roles.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { textField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { permissionsField } from '../roles/permissions-field.tsx';
import { texts } from '../texts.ts';
import { useCreateToken, type MadeToken } from './api-tokens.api.ts';

const form = defineForm({ body: apiTokenInput, blank: { days: 90 } });

interface TokenSheetProps extends WindowProps {
  readonly onMade: (made: MadeToken) => void;
  readonly groups: readonly PermissionGroup[];
}

/** Makes a token: for which program, for what, for how long. */
export function TokenSheet({ onMade, groups, ...window }: TokenSheetProps) {
  const t = useTexts(texts);
  const create = useCreateToken();
  return (
    <RecordFormSheet
      {...window}
      title={t('account.tokens.create')}
      form={form}
      fields={{
        name: textField({
          label: t('account.tokens.name'),
          description: t('account.tokens.name_hint'),
          maxLength: 60,
          withAsterisk: true,
        }),
        days: {
          label: t('account.tokens.days'),
          input: (props) => <DaysChoice {...props} />,
        },
        permissions: permissionsField({
          label: t('account.tokens.permissions'),
          description: t('account.tokens.permissions_hint'),
          groups,
          withAsterisk: true,
        }),
      }}
      save={(body) => create.mutateAsync(body)}
      onSaved={onMade}
      saveLabel={t('account.tokens.create')}
    />
  );
}

interface DaysChoiceProps {
  readonly label: string;
  readonly defaultValue?: number;
  readonly onChange?: (days: number) => void;
}

function DaysChoice({ label, defaultValue, onChange }: DaysChoiceProps) {
  const t = useTexts(texts);
  return (
    <div role="group" aria-labelledby="token-days">
      <span id="token-days" className={text.label}>
        {label}
      </span>
      <SegmentedControl
        fullWidth
        defaultValue={String(defaultValue)}
        data={TOKEN_DAYS.map((days) => ({
          value: String(days),
          label: t(`account.tokens.days_${days}`),
        }))}
        onChange={(days) => onChange?.(Number(days))}
      />
    </div>
  );
}
