import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { MissingRecord } from '#platform/web/page/missing-record.tsx';
import { texts } from '../texts.ts';

const LIST = '/orchestration-management/agent-profile';
const SECONDS = 10;

/** The screen of an agent profile that does not exist; it leads to the list by itself. */
export function MissingProfile() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [seconds, setSeconds] = useState(SECONDS);
  useEffect(() => {
    if (seconds === 0) void navigate({ to: LIST, replace: true });
    const timer = setTimeout(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearTimeout(timer);
  }, [seconds, navigate]);
  return (
    <MissingRecord
      title={t('detail.missing')}
      hint={t('detail.redirecting', { seconds })}
      back={{ to: LIST, label: t('form.back') }}
    />
  );
}
