import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('what Prometheus is told', () => {
  it('counts calls by route and status, in buckets that hold those of the smaller ones', () => {
    const metrics = createMetrics();
    const call = { method: 'GET', route: '/v1/agents', status: 200 };
    for (const seconds of [0.001, 0.005, 0.02, 11]) metrics.observe({ ...call, seconds });
    metrics.observe({ ...call, status: 404, seconds: 0.25 });
    const told = metrics.write().split('\n');
    metrics.close();

    const labels = 'method="GET",route="/v1/agents",status="200"';
    const bucket = (most: string) => `http_request_duration_seconds_bucket{le="${most}",${labels}}`;
    expect(told).toEqual(
      expect.arrayContaining([
        '# TYPE http_request_duration_seconds histogram',
        `${bucket('0.005')} 2`,
        `${bucket('0.01')} 2`,
        `${bucket('0.025')} 3`,
        `${bucket('10')} 3`,
        `${bucket('+Inf')} 4`,
        `http_request_duration_seconds_sum{${labels}} 11.026`,
        `http_request_duration_seconds_count{${labels}} 4`,
        `http_request_duration_seconds_count{${labels.replace('200', '404')}} 1`,
      ]),
    );
  });

  it('is what the text format allows: a type before each name, and a number on each line', () => {
    const metrics = createMetrics();
    metrics.observe({ method: 'GET', route: 'unknown', status: 404, seconds: 0.1 });
    const told = metrics.write();
    metrics.close();

    expect(told.endsWith('\n')).toBe(true);
    const lines = told.trimEnd().split('\n');
    const types = lines.filter((line) => line.startsWith('#'));
    const samples = lines.filter((line) => !line.startsWith('#'));
    for (const type of types) expect(type).toMatch(/^# TYPE \w+ (counter|gauge|histogram)$/);
    for (const sample of samples) {
      expect(sample).toMatch(/^\w+(\{(\w+="[^"]*",?)+\})? -?\d+(\.\d+)?(e[+-]\d+)?$/);
    }
    const families = samples.map((sample) =>
      (sample.split(/[{ ]/, 1)[0] ?? '').replace(/_(bucket|sum|count)$/, ''),
    );
    expect(types.map((type) => type.split(' ')[2])).toEqual([...new Set(families)]);
    expect(types).toContain('# TYPE process_resident_memory_bytes gauge');
    expect(types).toContain('# TYPE process_cpu_seconds_total counter');
  });
});
