import { Switch } from '@mantine/core';
import {
  securityPolicy,
  securityPolicyChange,
  type SecurityPolicy,
} from '#modules/identity/contract/security-policy.ts';
import { SECURITY_LIMITS } from '#modules/identity/contract/security-limits.ts';
import { reportSecondFactorOwed } from '#platform/web/api/session.ts';
import { defineForm } from '#platform/web/form/define-form.ts';
import { numberField } from '#platform/web/form/fields.tsx';
import { RecordFormSheet } from '#platform/web/form/record-form-sheet.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { WindowProps } from '#platform/web/records/use-record-window.tsx';
import { isSecondFactorOwed } from '../second-factor/is-second-factor-owed.ts';
import { texts } from '../texts.ts';
import { useChangeSecurityPolicy } from './security-policy.api.ts';

const form = defineForm({ body: securityPolicyChange, record: securityPolicy });

interface SecurityPolicySheetProps extends WindowProps {
  readonly policy: SecurityPolicy;
}

/** Changes what the company requires. */
export function SecurityPolicySheet({ policy, ...window }: SecurityPolicySheetProps) {
  const t = useTexts(texts);
  const change = useChangeSecurityPolicy();
  const wholeNumber = (name: 'min_characters' | 'session_days') =>
    numberField({
      label: t(`security.${name}`),
      description: t(`security.${name}_hint`),
      ...SECURITY_LIMITS[name],
      clampBehavior: 'none',
      allowDecimal: false,
      withAsterisk: true,
    });
  return (
    <RecordFormSheet
      {...window}
      title={t('security.title')}
      form={form}
      stored={policy}
      fields={{
        min_characters: wholeNumber('min_characters'),
        is_otp_required: {
          label: t('security.is_otp_required'),
          isTicked: true,
          input: (props) => <Switch {...props} description={t('security.is_otp_required_hint')} />,
          write: (required) => t(required ? 'security.required' : 'security.optional'),
        },
        session_days: wholeNumber('session_days'),
      }}
      save={(body) => change.mutateAsync(body)}
      onSaved={async () => {
        // It concerns the person who saved it as well.
        if (await isSecondFactorOwed()) reportSecondFactorOwed();
      }}
    />
  );
}
