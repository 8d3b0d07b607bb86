import type { ReactNode } from 'react';
import {
  engineStatuses,
  engineTypes,
  firstStatuses,
  isOutOfUse,
  mayMove,
} from '#modules/engines/contract/engine-status.ts';
import { engineLimits, type Engine } from '#modules/engines/contract/engines.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import {
  choiceField,
  dateField,
  longTextField,
  tagsField,
  textField,
} from '#platform/web/form/fields.tsx';
import type { Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import type { EngineTexts } from '../texts.ts';
import { UsesTable } from '../uses/uses-table.tsx';
import { DuplicateNotice } from './duplicate-notice.tsx';
import {
  engineForm,
  newEngineForm,
  type EngineValues,
  type NewEngineValues,
} from './engine-form.ts';
import { EngineSelect } from './engine-select.tsx';
import classes from './engines.module.css';

export function newEngineFields(t: EngineTexts): Fields<NewEngineValues> {
  const { name, type, ...others } = sharedFields(t);
  return {
    code: textField({
      label: t('form.code'),
      description: t('form.code_hint'),
      ...newEngineForm.rules.code,
      autoCapitalize: 'none',
      spellCheck: false,
    }),
    name,
    type,
    status: choiceField({
      label: t('fields.status'),
      values: firstStatuses,
      labelOf: (status) => t(`statuses.${status}`),
      withAsterisk: true,
    }),
    ...others,
  };
}

export function engineFields(t: EngineTexts, stored: Engine): Fields<EngineValues> {
  const { name, type, description, logic, tags } = sharedFields(t, stored.id);
  return {
    name,
    type,
    status: choiceField({
      label: t('fields.status'),
      values: engineStatuses.filter((to) => mayMove(stored.status, to)),
      labelOf: (status) => t(`statuses.${status}`),
      withAsterisk: true,
    }),
    replacement_id: {
      label: t('fields.replacement'),
      compared: false,
      input: (props) => (
        <EngineSelect
          {...props}
          description={t('form.replacement_hint')}
          present={stored.replacement}
          exclude={stored.id}
        />
      ),
      around: whenOutOfUse,
    },
    retires_on: {
      ...dateField({ label: t('fields.retires_on'), description: t('form.retires_on_hint') }),
      around: whenOutOfUse,
    },
    uses_seen: {
      label: t('fields.uses'),
      compared: false,
      wide: true,
      input: ({ error }, form) => (
        <WhenWithdrawn form={form} stored={stored}>
          <Notice>{error ?? t('withdraw_dialog.used', { count: stored.used_in_count })}</Notice>
          <UsesTable engineId={stored.id} />
        </WhenWithdrawn>
      ),
    },
    description,
    logic,
    change_note: {
      ...textField({
        label: t('fields.change_note'),
        description: t('form.change_note_hint', { version: stored.version + 1 }),
        ...engineForm.rules.change_note,
        compared: false,
        wide: true,
      }),
      around: (input, form) => (
        <WhenLogicChanges form={form} stored={stored}>
          {input}
          {stored.used_in_count > 0 && (
            <Notice ofField>{t('form.impact', { count: stored.used_in_count })}</Notice>
          )}
        </WhenLogicChanges>
      ),
    },
    tags,
  };
}

type Shared = Pick<EngineValues, 'name' | 'type' | 'description' | 'logic' | 'tags'>;

function sharedFields(t: EngineTexts, engineId?: string): Fields<Shared> {
  const { rules } = engineForm;
  return {
    name: {
      ...textField({ label: t('form.name'), ...rules.name }),
      around: (input, form) => (
        <div>
          {input}
          <DuplicateNotice form={form} engineId={engineId} />
        </div>
      ),
    },
    type: choiceField({
      label: t('fields.type'),
      values: engineTypes,
      labelOf: (type) => t(`types.${type}`),
      ...rules.type,
    }),
    description: longTextField({
      label: t('fields.description'),
      ...rules.description,
      rows: 2,
      wide: true,
    }),
    logic: longTextField({
      label: t('fields.logic'),
      description: t('form.logic_hint'),
      ...rules.logic,
      rows: 12,
      className: classes.monospace,
      spellCheck: false,
      wide: true,
    }),
    tags: tagsField({
      label: t('fields.tags'),
      maxLength: engineLimits.tag,
      wide: true,
    }),
  };
}

interface WhenProps {
  readonly form: ZodForm<EngineValues>;
  readonly children: ReactNode;
}

/** What to use instead and until when it serves: shown once the engine is to be taken out of use. */
const whenOutOfUse = (input: ReactNode, form: ZodForm<EngineValues>) => (
  <WhenOutOfUse form={form}>{input}</WhenOutOfUse>
);

function WhenOutOfUse({ form, children }: WhenProps) {
  const status = form.useWatchValue('status');
  return status !== null && isOutOfUse(status) && children;
}

/** What uses the engine, shown before it is taken out of use. */
function WhenWithdrawn({ form, stored, children }: WhenProps & { readonly stored: Engine }) {
  const status = form.useWatchValue('status');
  const isMoved = status !== null && status !== stored.status && isOutOfUse(status);
  return isMoved && stored.used_in_count > 0 && children;
}

/** What changed, shown as soon as the logic does. */
function WhenLogicChanges({ form, stored, children }: WhenProps & { readonly stored: Engine }) {
  return form.useWatchValue('logic').trimEnd() !== stored.logic && children;
}
