import { beforeEach, expect, it } from 'vitest';
import { dismissToast, toast, toastStore } from './toasts.ts';

const messages = () => toastStore.all().map(({ message }) => message);

beforeEach(() => {
  for (const { id } of toastStore.all()) dismissToast(id);
});

it('one act that fails several times for the same reason is reported once', () => {
  toast.error('offline');
  toast.success('saved');
  toast.error('offline');
  expect(messages()).toEqual(['saved', 'offline']);
});

it('different things are reported each', () => {
  toast.error('offline', 'Failed to load agents');
  toast.error('offline', 'Failed to load files');
  expect(messages()).toHaveLength(2);
});
