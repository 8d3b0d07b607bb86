import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { attachmentsQuery } from '#platform/web/attachments/attachments.api.ts';

interface DocumentSelectProps extends Omit<ComponentProps<typeof Select>, 'data'> {
  readonly quotaId: string | null;
  readonly plotId: string | undefined;
}

/** Chooses a file of the plot or of its quota as the one that proves the ownership. */
export function DocumentSelect({ quotaId, plotId, ...props }: DocumentSelectProps) {
  const ofQuota = useQuery({
    ...attachmentsQuery({ entity: 'farmer_quota', id: quotaId ?? '' }),
    enabled: quotaId !== null,
  }).data;
  const ofPlot = useQuery({
    ...attachmentsQuery({ entity: 'land_plot', id: plotId ?? '' }),
    enabled: plotId !== undefined,
  }).data;
  const files = [...(ofPlot ?? []), ...(ofQuota ?? [])];
  return (
    <Select
      {...props}
      key={files.length}
      clearable
      data={files.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
