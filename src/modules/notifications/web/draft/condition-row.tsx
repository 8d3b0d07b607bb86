import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { Condition } from '#modules/notifications/contract/conditions.ts';
import type { EventProperty } from '#modules/notifications/contract/events.ts';
import {
  comparisonOf,
  operatorsOf,
  type Operator,
} from '#modules/notifications/contract/operators.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { ConditionValue } from './condition-value.tsx';
import { compareBy, comparisonsOf, newCondition } from './condition-values.ts';
import classes from './draft.module.css';

interface ConditionRowProps {
  readonly condition: Condition;
  readonly fields: readonly EventProperty[];
  readonly mayWrite: boolean;
  readonly problem: string | undefined;
  readonly onChange: (condition: Condition) => void;
  readonly onRemove: () => void;
}

/** One condition: a field of the event, how it is compared, and with what. */
export function ConditionRow(props: ConditionRowProps) {
  const { condition, fields, mayWrite, problem, onChange, onRemove } = props;
  const t = useTexts(texts);
  const property = fields.find(({ key }) => key === condition.field);
  const operators: readonly Operator[] =
    property === undefined ? [condition.operator] : operatorsOf[property.type];
  const comparisons = comparisonsOf(operators);
  return (
    <div className={classes.condition}>
      <NativeSelect
        aria-label={t('settings.conditions.field')}
        value={condition.field}
        disabled={!mayWrite}
        data={[
          ...(property === undefined ? [{ value: condition.field, label: condition.field }] : []),
          ...fields.map(({ key, title }) => ({ value: key, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const chosen = fields.find(({ key }) => key === value);
          if (chosen !== undefined) onChange(newCondition(chosen));
        }}
      />
      <NativeSelect
        aria-label={t('settings.conditions.operator')}
        value={comparisonOf(condition)}
        disabled={!mayWrite}
        data={comparisons.map((value) => ({ value, label: t(`settings.operators.${value}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = comparisons.find((each) => each === value);
          if (chosen !== undefined) onChange(compareBy(chosen, condition));
        }}
      />
      {property !== undefined && condition.value !== null && (
        // Fields of people and units are fetched when they are first shown.
        <Suspense fallback={<TextInput aria-label={t('settings.conditions.value')} disabled />}>
          <ConditionValue
            property={property}
            condition={condition}
            disabled={!mayWrite}
            error={problem}
            onChange={(value) => onChange({ ...condition, value })}
          />
        </Suspense>
      )}
      {property === undefined && problem}
      {mayWrite && (
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={t('settings.conditions.remove')}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </div>
  );
}
