import { Suspense } from 'react';
import {
  agentProfileLimits,
  type AgentProfile,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import { AgentSelect } from '#modules/agents/web/public.ts';
import { UnitSelect } from '#modules/directory/web/public.ts';
import { longTextField, textField } from '#platform/web/form/fields.tsx';
import type { Field, Fields } from '#platform/web/form/form-fields.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { AgentProfileValues } from './agent-profile-form.ts';

/** The fields of an agent profile; `stored` is none while it is created. */
export function useAgentProfileFields(stored?: AgentProfile): Fields<AgentProfileValues> {
  const t = useTexts(texts);
  return {
    name: textField({
      label: t('fields.name'),
      maxLength: agentProfileLimits.name,
      autoComplete: 'off',
      withAsterisk: true,
      wide: true,
    }),
    // Without a limit of its own, so that a text that is pasted is not cut but refused.
    description: longTextField({
      label: t('fields.description'),
      description: t('form.description_hint'),
      rows: 4,
      wide: true,
    }),
    department: {
      label: t('fields.department'),
      write: nameOf(stored?.department),
      input: (props) => (
        <Suspense>
          <UnitSelect
            {...props}
            kind="department"
            present={stored?.department ?? null}
            withAsterisk
          />
        </Suspense>
      ),
    },
    position: {
      label: t('fields.position'),
      write: nameOf(stored?.position),
      input: (props, form) => (
        <PositionField {...props} values={form} present={stored?.position ?? null} />
      ),
    },
    chat_agent: {
      label: t('fields.chat_agent'),
      write: nameOf(stored?.chat_agent),
      input: useMay('agents:read')
        ? (props) => (
            <Suspense>
              <AgentSelect
                {...props}
                description={t('form.chat_agent_hint')}
                present={stored?.chat_agent ?? null}
              />
            </Suspense>
          )
        : undefined,
    },
  };
}

type InputProps = Parameters<NonNullable<Field<AgentProfileValues, string>['input']>>[0];

interface PositionFieldProps extends InputProps {
  readonly values: ZodForm<AgentProfileValues>;
  readonly present: AgentProfile['position'] | null;
}

/** The positions of the chosen department; none before one is chosen. */
function PositionField({ values, present, ...props }: PositionFieldProps) {
  const t = useTexts(texts);
  // An empty choice is null where nothing was typed before.
  const department = values.useWatchValue('department') || undefined;
  // Another department has other positions: the one chosen before is cleared.
  values.watch('department', () => {
    values.setFieldValue('position', '');
    values.clearFieldError('position');
  });
  return (
    <Suspense>
      <UnitSelect
        {...props}
        kind="position"
        department={department}
        present={present}
        description={department === undefined && t('form.position_hint')}
        disabled={department === undefined}
        withAsterisk
      />
    </Suspense>
  );
}

/** Names the record that is stored; others only have their id. */
function nameOf(stored: { readonly id: string; readonly name: string } | null | undefined) {
  return (id: string | null) => (id === stored?.id ? stored?.name : undefined);
}
