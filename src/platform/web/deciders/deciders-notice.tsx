import type { Deciders } from '#platform/contract/deciders.ts';
import { Notice } from '../feedback/notice.tsx';
import { formatList, formatNumber } from '../i18n/formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { decidersTexts } from './deciders-texts.ts';

/** For those who may not decide what waits: who may. */
export function DecidersNotice({ deciders: { names, total } }: { readonly deciders: Deciders }) {
  const t = useTexts(decidersTexts);
  if (total === 0) return <Notice>{t('deciders.nobody')}</Notice>;
  const more = total - names.length;
  const others = more > 0 ? [t('deciders.more', { count: formatNumber(more) })] : [];
  return <Notice>{t('deciders.waits', { names: formatList([...names, ...others]) })}</Notice>;
}
