import { IconClock } from '@tabler/icons-react';
import type { Deciders } from '#platform/contract/deciders.ts';
import { Notice } from '../feedback/notice.tsx';
import { formatAlternatives, formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { decidersTexts } from './deciders-texts.ts';

interface DecidersNoticeProps {
  readonly deciders: Deciders;
  /** Where it is not about a decision: what is done by whom. */
  readonly waitsFor?: (names: string) => string;
}

/** For those who may not decide what waits: who may. */
export function DecidersNotice({ deciders: { names, total }, waitsFor }: DecidersNoticeProps) {
  const t = useTexts(decidersTexts);
  if (total === 0) return <Notice>{t('deciders.nobody')}</Notice>;
  const more = total - names.length;
  const others = more > 0 ? [t('deciders.more', { count: formatNumber(more) })] : [];
  const all = formatAlternatives([...names, ...others]);
  return <Notice icon={IconClock}>{waitsFor?.(all) ?? t('deciders.waits', { names: all })}</Notice>;
}
