import { useState } from 'react';
import { Locked } from '#client/desk/site/setting-row.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { DeskSetting } from '#contract/desk/settings.ts';
import { fieldsOf, MAIL_PROVIDERS, providerOf } from './mail-providers.ts';

interface MailProviderRowProps {
  settings: ReadonlyMap<string, DeskSetting>;
  typed: Readonly<Record<string, string>>;
  onFill: (fields: Readonly<Record<string, string>>) => void;
}

const OTHER = 'other';

/** Fills in what the provider's customers have in common; where an address outside the desk says it all, its place. */
export function MailProviderRow({ settings, typed, onFill }: MailProviderRowProps) {
  const [isOther, setIsOther] = useState(false);
  const server = settings.get('SMTP_HOST');
  if (server?.saidAs === 'SMTP_URL') return <SaidByAddress settings={settings} server={server} />;
  const host = typed.SMTP_HOST ?? server?.value ?? '';
  const provider = providerOf(host);
  const unnamed = isOther || host !== '' ? OTHER : '';
  return (
    <SelectField
      label="Provider"
      hint={provider?.advice ?? 'Who sends your emails. Your provider’s help pages name its server and port.'}
      value={provider?.name ?? unnamed}
      onChange={({ target }) => {
        const chosen = MAIL_PROVIDERS.find(({ name }) => name === target.value);
        setIsOther(target.value === OTHER);
        if (chosen) onFill(fieldsOf(chosen));
        else if (provider) onFill({ SMTP_HOST: '' });
      }}
    >
      <option value="">Choose one</option>
      {MAIL_PROVIDERS.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
      <option value={OTHER}>Another one</option>
    </SelectField>
  );
}

function SaidByAddress({ settings, server }: Pick<MailProviderRowProps, 'settings'> & { server: DeskSetting }) {
  const textOf = (name: string) => settings.get(name)?.value ?? '';
  const user = textOf('SMTP_USER');
  return (
    <Locked
      label="Mail server"
      shown={`${server.value}, port ${textOf('SMTP_PORT')}${user === '' ? '' : `, as ${user}`}`}
      setting={server}
    >
      To set it here, take that line away and start the server again.
    </Locked>
  );
}
