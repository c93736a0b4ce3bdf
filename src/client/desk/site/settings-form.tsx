import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { deskCall } from '#client/desk/desk-call.ts';
import { filledBeside, MailProviderRow } from '#client/desk/emails/mail-providers.tsx';
import { NEW_DESK } from '#client/desk/moved-page.tsx';
import { useProvedAction } from '#client/desk/sign-in/use-actions.tsx';
import { ApiError } from '#client/parts/server/api-client.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { DeskSetting, DeskSettings, SettingsKept } from '#contract/desk/settings.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { pluralise } from '#domain/time/count-text.ts';
import { type SettingField, type SettingGroup, withLabels } from './setting-fields.ts';
import { SettingRow } from './setting-row.tsx';
import site from './site.module.css';

interface SettingsFormProps {
  group: SettingGroup;
  settings: DeskSettings;
  onKept: () => Promise<unknown>;
  saveName?: string;
}

/** One group; what the operator changes is kept together, or not at all. */
export function SettingsForm({ group, settings, onKept, saveName = 'Save' }: SettingsFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  /** Of the settings over which something is typed: what others save meanwhile is told before it is replaced. */
  const [typedOver, setTypedOver] = useState<number>();
  const seenVersion = typedOver ?? settings.version;
  const showNewest = () => setTypedOver(undefined);
  const { save, forget, isBusy, notice, problems, proof } = useSaving({ seenVersion, showNewest }, async (kept) => {
    await onKept();
    // What was typed meanwhile stays.
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([name, value]) => kept.get(name) !== value)));
  });
  const known = new Map(settings.settings.map((setting) => [setting.name, setting]));
  const changes = Object.entries(typed)
    .filter(([name, value]) => isChange(known.get(name), value))
    .map(([name, value]) => ({ name, value }));

  /** What was saved is not what stands here any more. */
  function type(more: Readonly<Record<string, string>>) {
    setTyped({ ...typed, ...more });
    setTypedOver(seenVersion);
    forget();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (changes.length > 0) save(changes);
  }

  return (
    <form onSubmit={submit} noValidate className={site.form}>
      {group.path === 'email' && <MailProviderRow settings={known} typed={typed} onFill={type} />}
      {group.fields.map((field: SettingField) => {
        const setting = known.get(field.name);
        // Several that one name says outside are shown as one.
        return (
          setting?.saidAs === field.name && (
            <SettingRow
              // A secret closes once it is kept; another field keeps the focus.
              key={field.kind === 'secret' ? `${field.name} ${setting.changedAt}` : field.name}
              field={field}
              setting={setting}
              typed={typed[field.name]}
              problem={problems[field.name]}
              proxySeen={settings.proxySeen}
              onType={(value) => type({ ...filledBeside(field.name, value), [field.name]: value })}
            />
          )
        );
      })}
      <div role="status">{isBusy && <Notice>Trying…</Notice>}</div>
      {notice}
      <div className={site.saveBar}>
        <p>
          {changes.length === 0
            ? 'No changes. What you save is live straight away.'
            : `${changes.length} ${pluralise(changes.length, 'change')} to save. We test first.`}
        </p>
        <Button type="submit" variant="coral" busy={isBusy} disabled={changes.length === 0}>
          {saveName}
        </Button>
      </div>
      {proof}
    </form>
  );
}

/** An untouched secret is no change. */
const isChange = (setting: DeskSetting | undefined, value: string) =>
  setting?.isSecret ? true : setting !== undefined && setting.value !== value.trim();

interface Change {
  name: string;
  value: string;
}

const problemsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(error.fields.map(({ field, message }) => [field, withLabels(message)]))
    : {};

interface SeenSettings {
  seenVersion: number;
  showNewest: () => void;
}

function useSaving(
  { seenVersion, showNewest }: SeenSettings,
  onKept: (kept: ReadonlyMap<string, string>) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const { run, forget, busy, notice, proof } = useProvedAction(withLabels);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  async function keep(changes: readonly Change[]): Promise<string> {
    setProblems({});
    try {
      const { message, newDesk } = await deskCall<SettingsKept>(DESK_PATHS.settings, { seenVersion, changes });
      // This address accepts no sign-in from here on.
      const kept = new Map(changes.map(({ name, value }) => [name, value]));
      showNewest();
      await (newDesk ? queries.setQueryData(NEW_DESK, newDesk) : onKept(kept));
      return message;
    } catch (error) {
      setProblems(problemsOf(error));
      // Somebody else was first: what they changed stands here, too, before the operator tries again.
      if (error instanceof ApiError && error.status === 409) {
        showNewest();
        void queries.invalidateQueries();
      }
      throw error;
    }
  }

  const save = (changes: readonly Change[]) => run('Save', () => keep(changes));
  return { save, forget, isBusy: busy !== undefined, notice, problems, proof };
}
