import { ActionIcon, Button, NumberInput, Skeleton } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState, type ReactNode } from 'react';
import { EmployeesSelect } from '#modules/directory/web/public.ts';
import { RolesSelect } from '#modules/identity/web/public.ts';
import type { ApprovalRule } from '#modules/quotations/contract/quotation-settings.ts';
import { MOST_APPROVAL_STEPS } from '#modules/quotations/contract/quotation-choices.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import classes from './settings.module.css';

interface ApprovalStepsProps {
  readonly label: string;
  readonly defaultValue?: readonly ApprovalRule[];
  /** What is wrong, by fields such as `approval_steps.1.from_amount`. */
  readonly errors: Readonly<Record<string, ReactNode>>;
  readonly onChange: (steps: readonly ApprovalRule[]) => void;
}

const NEW: ApprovalRule = { from_amount: 0, approver_ids: [], role_ids: [] };

/** Who approves offers from which amount on: nobody, or in one or two steps. */
export function ApprovalSteps({ label, defaultValue = [], errors, onChange }: ApprovalStepsProps) {
  const t = useTexts(texts);
  const [steps, setSteps] = useState(defaultValue);
  const replace = (after: readonly ApprovalRule[]) => {
    setSteps(after);
    onChange(after);
  };
  return (
    <section className={classes.approvals} aria-label={label}>
      <h2>{label}</h2>
      {steps.length === 0 && <p className={text.hint}>{t('settings.no_steps')}</p>}
      {steps.map((step, index) => (
        <StepFields
          // Steps have no identity besides their place.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          key={`${index} of ${steps.length}`}
          step={step}
          index={index}
          errors={errors}
          onChange={(changed) => replace(steps.with(index, { ...step, ...changed }))}
          onRemove={() => replace(steps.toSpliced(index, 1))}
        />
      ))}
      {steps.length < MOST_APPROVAL_STEPS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => replace([...steps, { ...NEW, from_amount: steps[0]?.from_amount ?? 0 }])}
          >
            {t('settings.add_step')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface StepFieldsProps extends Pick<ApprovalStepsProps, 'errors'> {
  readonly step: ApprovalRule;
  readonly index: number;
  readonly onChange: (changed: Partial<ApprovalRule>) => void;
  readonly onRemove: () => void;
}

function StepFields({ step, index, errors, onChange, onRemove }: StepFieldsProps) {
  const t = useTexts(texts);
  const maySeeRoles = useMay('identity:read');
  const inputOf = (name: keyof ApprovalRule) => ({
    'data-path': `approval_steps.${index}.${name}`,
    error: errors[`approval_steps.${index}.${name}`],
  });
  return (
    <fieldset className={classes.step}>
      <legend>{t('approvals.step', { step: index + 1 })}</legend>
      <NumberInput
        {...inputOf('from_amount')}
        label={t('settings.from_amount')}
        value={step.from_amount}
        hideControls
        thousandSeparator=","
        onChange={(amount) => onChange({ from_amount: Number(amount) })}
      />
      <Suspense fallback={<Skeleton height={58} />}>
        <EmployeesSelect
          {...inputOf('approver_ids')}
          label={t('settings.people')}
          value={step.approver_ids}
          onChange={(approver_ids) => onChange({ approver_ids })}
        />
        {maySeeRoles && (
          <RolesSelect
            {...inputOf('role_ids')}
            label={t('settings.roles')}
            value={step.role_ids}
            onChange={(role_ids) => onChange({ role_ids })}
          />
        )}
      </Suspense>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('settings.remove_step', { step: index + 1 })}
        onClick={onRemove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  );
}
