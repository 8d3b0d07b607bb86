import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { quotaInput } from '#modules/farmer-quotas/contract/quotas.ts';
import { isThaiId, joinId } from '#platform/contract/thai-id.ts';
import { Notice } from '#platform/web/feedback/notice.tsx';
import type { FormValues } from '#platform/web/form/form-values.ts';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import { duplicateQuery } from './quotas.api.ts';
import classes from './quotas.module.css';

type Values = FormValues<typeof quotaInput>;

const TYPING_PAUSE_MS = 400;

/** Says whom the register knows by the national id that is typed, and with which quotas. */
export function KnownFarmer({ form }: { readonly form: ZodForm<Values> }) {
  const t = useTexts(texts);
  const [typed] = useDebouncedValue(joinId(form.useWatchValue('national_id')), TYPING_PAUSE_MS);
  const { data, isError } = useQuery({
    ...duplicateQuery({ citizen_id: typed }),
    enabled: isThaiId(typed),
  });
  if (!isThaiId(typed)) return null;
  if (isError) return <Notice ofField>{t('form.duplicate_failed')}</Notice>;
  if (data === undefined || data.farmer === null) return null;
  const { farmer, latest, quotas } = data;
  const { first_name, last_name, birth_date } = farmer;
  return (
    <Notice ofField>
      {t('form.known_farmer', { name: `${first_name} ${last_name}` })}{' '}
      {quotas.map(({ id, quota_code, season }) => (
        <span key={id}>
          <Link
            className={classes.unbroken}
            to="/farmer-quotas/$id"
            params={{ id }}
            target="_blank"
          >
            {`${quota_code} (${season})`}
          </Link>{' '}
        </span>
      ))}
      <span className={classes.note}>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => form.setValues({ first_name, last_name, birth_date })}
        >
          {t('form.use_farmer')}
        </Button>
        {latest !== null && (
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              const { id: copied_from, season: _season, ...values } = latest;
              form.setValues({ first_name, last_name, birth_date, copied_from, ...values });
            }}
          >
            {t('form.as_last_season', { season: latest.season })}
          </Button>
        )}
      </span>
    </Notice>
  );
}
