import { Button } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { toast } from '#platform/web/feedback/toasts.ts';
import { shrinkPicture } from '#platform/web/form/shrink-picture.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { LOGO_PIXELS } from '#modules/settings/contract/company-profile.routes.ts';
import { texts } from '../texts.ts';
import classes from './company.module.css';
import { Logo } from './logo.tsx';

interface LogoFieldProps {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (logo: string | null) => void;
}

/** The logo, to be taken from a file or away. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
  const t = useTexts(texts);
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await shrinkPicture(file, LOGO_PIXELS));
    } catch {
      toast.error(t('company.logo_unreadable'));
    }
  };
  return (
    <div role="group" aria-labelledby="company-logo">
      <span id="company-logo" className={classes.label}>
        {t('company.logo')}
      </span>
      <div className={classes.row}>
        <Logo source={value} />
        <Button
          variant="default"
          leftSection={<IconPhoto size={16} />}
          onClick={() => input.current?.click()}
        >
          {t('company.choose_logo')}
        </Button>
        {value !== null && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('company.remove_logo')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('company.choose_logo')}
          onChange={(event) => {
            void take(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      <p className={classes.hint}>{t('company.logo_hint')}</p>
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </div>
  );
}
