import type { FastifyInstance } from 'fastify';
import type { createRun } from './run-statement.ts';

/** A plot with what a list shows of it. */
const shown = `select p.*, q.quota_code, q.quota_status, q.farmer_id, q.name as farmer_name, q.season_id,
    s.name as season, coalesce((select c.variety from plot_crops c where c.company_id = p.company_id
      and c.plot_id = p.id and c.season_id = q.season_id order by c.created_at desc limit 1), '') as variety
  from land_plots p
  left join farmer_quotas q on q.company_id = p.company_id and q.id = p.quota_id
  left join quota_seasons s on s.company_id = q.company_id and s.id = q.season_id`;

/** Answers calls about land plots with as little as that takes. */
export function servePlots(app: FastifyInstance, run: ReturnType<typeof createRun>): void {
  app.get<{ Querystring: { search?: string; count?: string } }>(
    '/v1/land-plots',
    async ({ query }) => {
      const patterns = (query.search ?? '').split(' ').filter(Boolean);
      const found = ['p.company_id = $1']
        .concat(patterns.map((_pattern, index) => `p.search_text like $${index + 2}`))
        .join(' and ');
      const limit = query.count === 'exact' ? '' : 'limit 10001';
      const page = `${shown} where ${found} order by p.created_at desc, p.id desc limit 25`;
      const counted = `select count(*)::integer as total from
        (select 1 from land_plots p where ${found} ${limit}) capped`;
      // The search text determines the plan, so none is cached for searches.
      const nameOf = (name: string) => (patterns.length === 0 ? name : undefined);
      const values = [1, ...patterns.map((word) => `%${word}%`)];
      const [data, [total]] = await Promise.all([
        run(nameOf('plots'), page, values),
        run(nameOf(`plots counted ${limit}`), counted, values),
      ]);
      return { data, ...total, page: 1, page_size: 25 };
    },
  );
}
