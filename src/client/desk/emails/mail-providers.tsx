import { useState } from 'react';
import { Locked } from '#client/desk/site/setting-row.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import type { DeskSetting } from '#contract/desk/settings.ts';

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
      label="Mail server address"
      shown={`${server.value}, port ${textOf('SMTP_PORT')}${user === '' ? '' : `, as ${user}`}`}
      setting={server}
    >
      To set it here, take that line away and start the server again.
    </Locked>
  );
}

interface MailProvider {
  name: string;
  /** In the name of its server, whichever of them it is. */
  sign: string;
  server: { host: string; port: '465' | '587' };
  /** What is not as its name suggests. */
  advice: string;
}

/** What customers type elsewhere too; each names its server and ports on its own pages. */
const MAIL_PROVIDERS: readonly MailProvider[] = [
  {
    name: 'Fastmail',
    sign: '.fastmail.com',
    server: { host: 'smtp.fastmail.com', port: '465' },
    advice: 'Make an app password there, under Privacy and Security. Your own password is refused.',
  },
  {
    name: 'Gmail or Google Workspace',
    sign: '.gmail.com',
    server: { host: 'smtp.gmail.com', port: '465' },
    advice: 'Turn on 2-Step Verification there, then make an app password. Your own password is refused.',
  },
  {
    name: 'Microsoft 365',
    sign: '.office365.com',
    server: { host: 'smtp.office365.com', port: '587' },
    advice: 'Allow “Authenticated SMTP” there for this mailbox first.',
  },
  {
    name: 'Zoho Mail',
    sign: '.zoho.',
    server: { host: 'smtp.zoho.eu', port: '465' },
    advice: 'Zoho’s settings say whether your server is smtp.zoho.eu, smtppro.zoho.eu or one that ends in .com.',
  },
  {
    name: 'Brevo',
    sign: '.brevo.com',
    server: { host: 'smtp-relay.brevo.com', port: '587' },
    advice: 'The password is an SMTP key, made there under SMTP and API.',
  },
  {
    name: 'Mailgun',
    sign: '.mailgun.org',
    server: { host: 'smtp.eu.mailgun.org', port: '465' },
    advice: 'If your domain is in Mailgun’s US region, the server is smtp.mailgun.org.',
  },
  {
    name: 'Postmark',
    sign: '.postmarkapp.com',
    server: { host: 'smtp.postmarkapp.com', port: '587' },
    advice: 'Username and password are both your server’s API token.',
  },
  {
    name: 'Amazon SES',
    sign: '.amazonaws.com',
    server: { host: 'email-smtp.eu-west-2.amazonaws.com', port: '465' },
    advice: 'eu-west-2 is the region London: put yours. The password is of SMTP credentials made there.',
  },
  {
    name: 'SMTP2GO',
    sign: '.smtp2go.com',
    server: { host: 'mail.smtp2go.com', port: '465' },
    advice: 'Username and password are those of an SMTP user made there.',
  },
];

const providerOf = (host: string): MailProvider | undefined => MAIL_PROVIDERS.find(({ sign }) => host.includes(sign));

const SECURITY_AT = { '465': 'tls', '587': 'starttls' } as const;
const PORT_WITH: Readonly<Record<string, string>> = { tls: '465', starttls: '587' };

const fieldsOf = ({ server: { host, port } }: MailProvider) => ({
  SMTP_HOST: host,
  SMTP_PORT: port,
  SMTP_SECURITY: SECURITY_AT[port],
});

/** What else changes with a field that the operator changes: the usual port with each kind of encryption. */
export function filledBeside(name: string, value: string): Readonly<Record<string, string>> {
  const port = name === 'SMTP_SECURITY' ? PORT_WITH[value] : undefined;
  return port === undefined ? {} : { SMTP_PORT: port };
}
