import { platformTexts } from '../i18n/platform-texts.ts';

/** `1:02:03` or `2:03`; `ไม่ถึง 1 วินาที` for what is over at once. */
export function formatDuration(milliseconds: number): string {
  const t = platformTexts.loaded();
  if (milliseconds < 1000 && t !== undefined) return t('date.under_a_second');
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? [String(hours), ...parts].join(':') : parts.join(':').replace(/^0/, '');
}
