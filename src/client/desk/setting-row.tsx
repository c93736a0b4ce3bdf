import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { NumberField, PasswordField, TextField } from '#client/ui/text-field.tsx';
import type { DeskSetting } from '#contract/desk-settings.ts';
import { dayText } from './moments.ts';
import type { SettingField } from './setting-fields.ts';
import site from './site.module.css';

interface SettingRowProps {
  field: SettingField;
  setting: DeskSetting;
  /** What she typed in this visit. */
  typed: string | undefined;
  problem: string | undefined;
  onType: (value: string) => void;
}

/** A field; what is set outside is shown, locked, with its place; a secret has only Replace. */
export function SettingRow(props: SettingRowProps) {
  const { field, setting } = props;
  if (setting.source === 'desk' || setting.source === 'nowhere') {
    return field.kind === 'secret' ? <Secret {...props} /> : <Field {...props} />;
  }
  return (
    <div className={site.locked}>
      <b>{field.label}</b>
      <p>{shownText(field, setting)}</p>
      <p className={site.place}>
        <Lock size={16} aria-hidden="true" />
        Set outside: {setting.name.replace(/^site\./, '')} in {placeText(setting.source)}. It wins, and is changed
        there.
      </p>
    </div>
  );
}

const placeText = (source: DeskSetting['source']) => (source === 'environment' ? 'the server’s environment' : source);

function shownText({ choices }: SettingField, { value, isSecret }: DeskSetting): string {
  if (isSecret) return value === '' ? 'Not set' : `Ends in ${value}`;
  return choices?.find((choice) => choice.value === value)?.label ?? (value || 'Nothing');
}

function Secret({ field, setting, typed, problem, onType }: SettingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { value, changedAt, changedBy } = setting;
  if (isOpen || typed !== undefined) {
    return (
      <PasswordField
        label={field.label}
        hint={field.hint}
        error={problem}
        // The button that asked for it is gone.
        autoFocus={isOpen}
        autoComplete="off"
        value={typed ?? ''}
        onChange={({ target }) => onType(target.value)}
      />
    );
  }
  return (
    <div className={site.locked}>
      <b>{field.label}</b>
      <p>
        {value === ''
          ? 'Not set yet.'
          : `Ends in ${value}. Saved${changedAt === null ? '' : ` on ${dayText(changedAt)} by ${changedBy}`}. Nobody can read it again.`}
      </p>
      <div>
        <Button size="small" variant="outline" aria-label={`Replace: ${field.label}`} onClick={() => setIsOpen(true)}>
          {value === '' ? 'Add' : 'Replace'}
        </Button>
      </div>
    </div>
  );
}

function Field({ field, setting, typed, problem, onType }: SettingRowProps) {
  const { label, hint, choices = [], kind = 'line' } = field;
  const shared = {
    label,
    hint,
    error: problem,
    value: typed ?? setting.value,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  if (kind === 'choice') {
    return (
      <SelectField {...shared}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'text') return <TextAreaField {...shared} rows={6} />;
  return kind === 'number' ? <NumberField {...shared} /> : <TextField {...shared} autoComplete="off" />;
}
