/** A plot with what a list shows of it, as a database without an application reads it. */
const shown = `select p.*, q.quota_code, q.quota_status, q.farmer_id, q.name as farmer_name, q.season_id,
    s.name as season, coalesce((select c.variety from plot_crops c where c.company_id = p.company_id
      and c.plot_id = p.id and c.season_id = q.season_id order by c.created_at desc limit 1), '') as variety
  from land_plots p
  left join farmer_quotas q on q.company_id = p.company_id and q.id = p.quota_id
  left join quota_seasons s on s.company_id = q.company_id and s.id = q.season_id
  where p.company_id = 1`;

const found = (words: readonly string[]) =>
  words.map((word) => `and p.search_text like '%${word}%'`).join(' ');

interface Wanted {
  readonly words?: readonly string[];
  readonly order?: string;
  readonly offset?: number;
}

const NEWEST = 'p.created_at desc, p.id desc';

/** The statements of a page of plots and of their capped total. */
export function pageFloor({ words = [], order = NEWEST, offset = 0 }: Wanted): readonly string[] {
  return [
    `${shown} ${found(words)} order by ${order} limit 25 offset ${offset}`,
    `select count(*) from (select 1 from land_plots p where company_id = 1 ${found(words)}
      limit 10001) capped`,
  ];
}
