import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dayText } from '#client/desk/labels.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { TextAreaField } from '#client/ui/text-area-field.tsx';
import { NumberField, PasswordField, TextField } from '#client/ui/text-field.tsx';
import type { DeskSetting } from '#contract/desk/settings.ts';
import { PassphraseOffer } from './passphrase-offer.tsx';
import type { SettingField } from './setting-fields.ts';
import site from './site.module.css';

interface SettingRowProps {
  field: SettingField;
  setting: DeskSetting;
  /** What the operator typed in this visit. */
  typed: string | undefined;
  problem: string | undefined;
  onType: (value: string) => void;
  /** From where a proxy nearby handed this page's request on. */
  proxySeen: string | null;
}

/** A field; what is set outside is shown, locked, with its place; a secret has only Replace. */
export function SettingRow(props: SettingRowProps) {
  const { field, setting } = props;
  if (setting.source === 'desk' || setting.source === 'nowhere') {
    if (field.kind === 'secret') {
      return (
        <>
          <Secret {...props} />
          {field.name === 'BACKUP_PASSPHRASE' && <PassphraseOffer typed={props.typed} onType={props.onType} />}
        </>
      );
    }
    return (
      <>
        <Field {...props} />
        {field.name === 'TRUSTED_PROXIES' && <ProxyOffer {...props} />}
      </>
    );
  }
  return <Locked label={field.label} shown={shownText(field, setting)} setting={setting} />;
}

interface LockedProps {
  label: string;
  shown: string;
  setting: DeskSetting;
  /** What to do about it. */
  children?: ReactNode;
}

/** Said outside the desk. */
export function Locked({ label, shown, setting: { saidAs, source }, children }: LockedProps) {
  return (
    <div className={site.locked}>
      <b>{label}</b>
      <p>{shown}</p>
      <p className={site.place}>
        <Lock size={16} aria-hidden="true" />
        <span>
          Set outside the desk: {saidAs.replace(/^site\./, '')} in {placeText(source)}. Change it there. {children}
        </span>
      </p>
    </div>
  );
}

const placeText = (source: DeskSetting['source']) => (source === 'environment' ? 'the server environment' : source);

function shownText({ choices }: SettingField, { value, isSecret }: DeskSetting): string {
  if (isSecret) return value === '' ? 'Kept, and not shown' : `Ends in ${value}`;
  return choices?.find((choice) => choice.value === value)?.label ?? (value || 'Nothing');
}

function Secret({ field, setting, typed, problem, onType }: SettingRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isSet = setting.source !== 'nowhere';
  const word = isSet ? 'Replace' : 'Add';
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
      <p>{isSet ? keptText(setting) : 'Not set yet.'}</p>
      {problem && <p className={site.wrong}>{problem}</p>}
      <div>
        <Button size="small" variant="outline" aria-label={`${word}: ${field.label}`} onClick={() => setIsOpen(true)}>
          {word}
        </Button>
      </div>
    </div>
  );
}

/** One that says it is there is offered, never believed by itself. */
function ProxyOffer({ setting, typed, onType, proxySeen }: SettingRowProps) {
  if (proxySeen === null || (typed ?? setting.value) !== '') return null;
  return (
    <div className={site.locked}>
      <p>
        You came here through a program at {proxySeen},{' '}
        {isOnThisMachine(proxySeen) ? 'on this machine' : 'in the server’s own network'}. Is it yours?
      </p>
      <div>
        <Button size="small" variant="outline" onClick={() => onType(proxySeen)}>
          Yes, use {proxySeen}
        </Button>
      </div>
    </div>
  );
}

const isOnThisMachine = (address: string) => address.startsWith('127.') || address === '::1';

export function keptText({ value, changedAt, changedBy }: DeskSetting): string {
  const when = changedAt === null ? '' : ` on ${dayText(changedAt)} by ${changedBy}`;
  return `${value === '' ? '' : `Ends in ${value}. `}Saved${when}. No one can read it again.`;
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
