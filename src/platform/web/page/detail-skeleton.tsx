import { Skeleton } from '@mantine/core';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './page.module.css';

/** A detail page in the shape of what is loading: title, cards, a block. */
export function DetailSkeleton() {
  const t = usePlatformTexts();
  return (
    <div className={classes.skeleton} role="status" aria-label={t('feedback.loading')}>
      <Skeleton height={28} width="min(22rem, 70%)" />
      <Skeleton height={16} width="min(36rem, 90%)" />
      <div className={classes.cards}>
        {['first', 'second', 'third', 'fourth'].map((card) => (
          <Skeleton key={card} height={84} radius="lg" />
        ))}
      </div>
      <Skeleton height={320} radius="lg" />
    </div>
  );
}
