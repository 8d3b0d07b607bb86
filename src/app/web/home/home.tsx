import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { useHomeNews } from './use-home-news.ts';
import { HomeBoxes } from './home-boxes.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeLines } from './home-lines.tsx';
import { RecentRecords } from './recent-records.tsx';
import classes from './home.module.css';

/** What needs this person now, where they were, and what they may ask: made of what modules hand over. */
export function Home() {
  const t = usePlatformTexts();
  const newsOf = useHomeNews();
  return (
    <ListPage title={t('shell.home')}>
      <div className={classes.columns}>
        <div className={classes.column}>
          <HomeLines list="waiting" news={newsOf('waiting')} />
          <HomeLines list="failed" news={newsOf('failed')} />
        </div>
        <div className={classes.column}>
          <HomeBoxes />
          <RecentRecords />
        </div>
      </div>
      <HomeFigures news={newsOf('figures')} />
    </ListPage>
  );
}
