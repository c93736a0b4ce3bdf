import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import styles from '#client/desk/desk.module.css';
import { LoadState } from '#client/desk/page-states.tsx';
import { ListRow, Rows } from '#client/ui/list-row.tsx';
import type { DeskSettings } from '#contract/desk/settings.ts';
import type { DeskWords } from '#contract/desk/words.ts';
import { DESK_PATHS } from '#contract/paths.ts';
import { isWorkoutCode } from '#domain/plan/block.ts';
import { workoutPlaceId } from '#programme/words/programme-words.ts';
import { SETTING_GROUPS, type SettingGroup } from './setting-fields.ts';
import { SettingsForm } from './settings-form.tsx';
import site from './site.module.css';

/** All groups, or one of them. */
export function SettingsPage({ groupPath }: { groupPath?: string }) {
  const group = SETTING_GROUPS.find(({ path }) => path === groupPath);
  const settings = useQuery<DeskSettings>({ queryKey: [DESK_PATHS.settings], refetchOnMount: 'always' });
  const isOfVideos = group?.path === 'videos';
  const words = useQuery<DeskWords>({ queryKey: [DESK_PATHS.words], enabled: isOfVideos });
  if (!group) return <Groups />;
  return (
    <>
      <header className={styles.top}>
        <Link href="/desk/settings" className={site.back} aria-label="Back to settings">
          <ArrowLeft size={22} aria-hidden="true" />
        </Link>
        <h1>{group.title}</h1>
      </header>
      <p className={styles.quiet}>{group.about}</p>
      <LoadState of={settings} />
      {settings.data && (
        <SettingsForm
          key={group.path}
          group={withTitles(group, words.data)}
          settings={settings.data}
          onKept={() => settings.refetch()}
        />
      )}
    </>
  );
}

/** Videos of workouts under the names, titles included, that these have under Words. */
function withTitles(group: SettingGroup, words: DeskWords | undefined): SettingGroup {
  const names = new Map(words?.places.map(({ id, name }) => [id, name]));
  const fields = group.fields.map((field) => {
    const code = field.name.replace('site.videoUrl.', '');
    return isWorkoutCode(code) ? { ...field, label: names.get(workoutPlaceId(code)) ?? field.label } : field;
  });
  return { ...group, fields };
}

function Groups() {
  return (
    <>
      <header className={styles.top}>
        <h1>Settings</h1>
      </header>
      <p className={styles.quiet}>
        We test a change before we save it. It’s live straight away, and it’s in the activity log.
      </p>
      <Rows className={site.onCard}>
        {SETTING_GROUPS.map(({ path, title, about }) => (
          <ListRow key={path} href={`/desk/settings/${path}`} title={title} detail={about} />
        ))}
        <ListRow href="/desk/settings/alerts" title="Email alerts" detail="Choose what we email you about." />
      </Rows>
    </>
  );
}
