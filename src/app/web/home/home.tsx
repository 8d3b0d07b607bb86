import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { BeginPanel } from './begin-panel.tsx';
import { useHomeNews, type ModuleNews } from './use-home-news.ts';
import { HomeBoxes } from './home-boxes.tsx';
import { HomeFigures } from './home-figures.tsx';
import { HomeLines } from './home-lines.tsx';
import { RecentRecords } from './recent-records.tsx';
import classes from './home.module.css';

/** What needs this person now, where they were, and what they may ask: made of what modules hand over. */
export function Home() {
  const t = usePlatformTexts();
  const newsOf = useHomeNews();
  const waiting = newsOf('waiting');
  const failed = newsOf('failed');
  const isQuiet = isEmpty('waiting', waiting) && isEmpty('failed', failed);
  return (
    <ListPage title={t('shell.home')}>
      <div className={classes.columns}>
        <div className={classes.column}>
          <HomeLines list="waiting" news={waiting} />
          <HomeLines list="failed" news={failed} />
        </div>
        <div className={classes.column}>
          <HomeBoxes />
          <RecentRecords />
          <BeginPanel />
          {isQuiet && <HomeLines list="lately" news={newsOf('lately')} />}
        </div>
      </div>
      <HomeFigures news={newsOf('figures')} />
    </ListPage>
  );
}

/** Everybody has answered, and nobody has anything. */
function isEmpty(list: 'waiting' | 'failed', news: readonly ModuleNews[]): boolean {
  return news.every(({ data }) => data !== undefined && (data[list] ?? []).length === 0);
}
