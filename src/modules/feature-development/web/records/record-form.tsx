import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useRef, type ReactNode } from 'react';
import type { z } from 'zod';
import { ConflictNotice } from '#platform/web/form/conflict-notice.tsx';
import { UnsavedGuard } from '#platform/web/form/unsaved-guard.tsx';
import { useSaving, type Editing } from '#platform/web/form/use-saving.ts';
import { useZodForm, type ZodForm } from '#platform/web/form/use-zod-form.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import classes from './record-form.module.css';

/** What records tell of their last change. */
interface Changed {
  readonly updated_by: string | null;
  readonly updated_at: string;
}

interface RecordFormProps<Values extends object, Stored extends Changed> {
  readonly schema: z.ZodType;
  readonly initialValues: Values;
  /** Saves, and says where the record is listed now. */
  readonly save: (values: Values, stored: Stored | undefined) => Promise<string>;
  readonly editing?: Editing<Values, Stored>;
  /** Fields that must not stay empty. */
  readonly required: readonly (keyof Values & string)[];
  /** Where one came from. */
  readonly back: string;
  readonly children: (form: ZodForm<Values>) => ReactNode;
}

/** A form on a screen of its own, which leads to the list of its record once that is saved. */
export function RecordForm<Values extends object, Stored extends Changed = never>(
  props: RecordFormProps<Values, Stored>,
) {
  const t = useTexts(texts);
  const words = usePlatformTexts();
  const navigate = useNavigate();
  const { schema, initialValues, editing, back } = props;
  const form = useZodForm({ schema, initialValues });
  const list = useRef(back);
  const leave = (href: string) => void navigate({ href });

  const { submit, busy, conflict } = useSaving({
    form,
    editing,
    save: async (values, stored) => {
      list.current = await props.save(values, stored);
    },
    onSaved: () => leave(list.current),
  });

  const problems = Object.keys(form.errors);
  const lacks = problems.some((field) => props.required.some((name) => name === field));
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={() => form.isDirty()} />
      <div className={classes.panels}>
        {conflict !== undefined && editing !== undefined && (
          <ConflictNotice
            labels={editing.labels}
            mine={form.getValues()}
            theirs={editing.toValues(conflict.theirs)}
            saved={{ by: conflict.theirs.updated_by, at: conflict.theirs.updated_at }}
            write={editing.write}
            onResolve={conflict.resolve}
          />
        )}
        <Panel>
          <div className={classes.fields}>{props.children(form)}</div>
        </Panel>
      </div>
      <footer className={classes.saveBar}>
        <span className={classes.problems} role="status">
          {lacks && t('forms.fill_required')}
          {!lacks && problems.length > 0 && words('form.problems', { count: problems.length })}
        </span>
        <Button variant="default" onClick={() => leave(back)}>
          {t('forms.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={conflict !== undefined}>
          {t(editing === undefined ? 'forms.create' : 'forms.update')}
        </Button>
      </footer>
    </form>
  );
}
