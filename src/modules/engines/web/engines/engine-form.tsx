import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Engine } from '#modules/engines/contract/engines.ts';
import { isApiError } from '#platform/web/api/client.ts';
import { ConflictNotice } from '#platform/web/form/conflict-notice.tsx';
import { serverProblems } from '#platform/web/form/server-problems.ts';
import { UnsavedGuard } from '#platform/web/form/unsaved-guard.tsx';
import { useSaving, type Editing } from '#platform/web/form/use-saving.ts';
import { useZodForm, type ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { texts } from '../texts.ts';
import { Banner, LEAVE_AFTER_MS, type Said } from './banner.tsx';
import type { EngineValues } from './engine-values.ts';
import classes from './engines.module.css';

interface EngineFormProps {
  readonly schema: z.ZodType;
  readonly initialValues: EngineValues;
  readonly save: (values: EngineValues, stored: Engine | undefined) => Promise<unknown>;
  readonly editing?: Editing<EngineValues, Engine>;
  readonly saveLabel: string;
  /** What the banner says when it worked, and when it did not. */
  readonly said: { readonly saved: string; readonly failed: string };
  readonly children: (form: ZodForm<EngineValues>) => ReactNode;
}

/** A form on a page of its own, which goes back to the list once it is saved. */
export function EngineForm(props: EngineFormProps) {
  const t = useTexts(texts);
  const words = usePlatformTexts();
  const navigate = useNavigate();
  const [banner, setBanner] = useState<Said>();
  const [saved, setSaved] = useState(false);
  const { schema, initialValues, editing } = props;
  const form = useZodForm({ schema, initialValues });
  const back = useCallback(() => void navigate({ to: '/engine-management' }), [navigate]);

  const { submit, busy, conflict } = useSaving({
    form,
    editing,
    save: async (values, stored) => {
      try {
        return await props.save(values, stored);
      } catch (error) {
        // What is wrong with a field, or newer on the server, is shown where it is.
        const isShown = serverProblems(error) !== undefined || isConflict(error);
        if (!isShown) setBanner({ tone: 'danger', text: props.said.failed, error });
        throw error;
      }
    },
    onSaved: () => {
      setBanner({ tone: 'success', text: props.said.saved });
      setSaved(true);
    },
  });
  useEffect(() => {
    if (!saved) return undefined;
    const timer = setTimeout(back, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [saved, back]);

  const problems = Object.keys(form.errors).length;
  return (
    <form onSubmit={submit} noValidate>
      <UnsavedGuard isDirty={() => !saved && form.isDirty()} />
      <div className={classes.panels}>
        <Banner said={banner} onGone={useCallback(() => setBanner(undefined), [])} />
        {conflict !== undefined && editing !== undefined && (
          <ConflictNotice
            labels={editing.labels}
            mine={form.getValues()}
            theirs={editing.toValues(conflict.theirs)}
            write={editing.write}
            onSettle={conflict.settle}
          />
        )}
        <Panel>{props.children(form)}</Panel>
      </div>
      <footer className={classes.saveBar}>
        <span className={classes.problems} role="status">
          {problems > 0 && words('form.problems', { count: problems })}
        </span>
        <Button variant="default" onClick={back}>
          {t('form.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={saved || conflict !== undefined}>
          {props.saveLabel}
        </Button>
      </footer>
    </form>
  );
}

function isConflict(error: unknown): boolean {
  return isApiError(error, 409) && 'current' in error && error.current !== undefined;
}
