import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Notice } from '#platform/web/feedback/notice.tsx';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { duplicateQuery } from './engines.api.ts';
import { texts } from '../texts.ts';

interface DuplicateNoticeProps {
  readonly form: ZodForm<{ name: string }>;
  /** The engine that is edited may keep its name. */
  readonly engineId: string | undefined;
}

const TYPING_PAUSE_MS = 400;

/** Says while a name is typed that an engine has it already. It may be used all the same. */
export function DuplicateNotice({ form, engineId }: DuplicateNoticeProps) {
  const t = useTexts(texts);
  const [name] = useDebouncedValue(form.useWatchValue('name').trim(), TYPING_PAUSE_MS);
  const { data, isError } = useQuery({
    ...duplicateQuery({ name, exclude_id: engineId }),
    enabled: name !== '',
  });
  const found = data?.engine ?? null;
  if (found === null && !isError) return null;
  return (
    <Notice ofField>
      {found === null ? (
        t('form.duplicate_failed')
      ) : (
        <Link to="/engine-management/$id" params={{ id: found.id }} target="_blank">
          {t('form.duplicate', { code: found.code })}
        </Link>
      )}
    </Notice>
  );
}
