import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import type { ZodForm } from '#platform/web/form/use-zod-form.ts';
import { proposalQuery } from '../agent-settings/agent-settings.api.ts';
import type { AgentValues } from './agent-form.ts';

const TYPING_PAUSE_MS = 400;

interface IndexProposalProps {
  readonly form: ZodForm<AgentValues>;
  /** What was filled in last; anything else in the field was typed by a person, and stays. */
  readonly proposed: RefObject<string>;
}

/** Fills in the name of the index while the agent's name is typed. */
export function IndexProposal({ form, proposed }: IndexProposalProps) {
  const [name] = useDebouncedValue(form.useWatchValue('name').trim(), TYPING_PAUSE_MS);
  const { data } = useQuery({ ...proposalQuery({ name }), enabled: name !== '' });
  const index = name === '' ? undefined : data?.pinecone_index;
  useEffect(() => {
    const present = form.getValues().pinecone_index;
    if (index === undefined || index === present) return;
    if (present !== '' && present !== proposed.current) return;
    proposed.current = index;
    form.setFieldValue('pinecone_index', index);
  }, [form, index, proposed]);
  return null;
}
