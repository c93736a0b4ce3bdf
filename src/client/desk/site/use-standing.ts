import { useQuery } from '@tanstack/react-query';
import type { DeskSettings } from '#contract/desk/settings.ts';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';

export type Standing = DeskSettings & DeskWords;

/** What is set and written of the shop so far: what its steps before opening are judged by. */
export function useStanding() {
  const settings = useQuery<DeskSettings>({ queryKey: [DESK_PATHS.settings], refetchOnMount: 'always' });
  const words = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], refetchOnMount: 'always' });
  const standing: Standing | undefined = settings.data && words.data && { ...settings.data, ...words.data };
  return {
    standing,
    failure: settings.error ?? words.error,
    again: () => void Promise.all([settings.refetch(), words.refetch()]),
    refetchSettings: settings.refetch,
  };
}
