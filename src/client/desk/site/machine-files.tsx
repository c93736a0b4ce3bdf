import { type ReactNode, useState } from 'react';
import styles from '#client/desk/desk.module.css';
import lists from '#client/desk/desk-lists.module.css';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/card.tsx';
import type { DeskStatus } from '#contract/desk/status.ts';
import site from './site.module.css';

/** The two files that a server outside this program needs, made out for the machine it runs on. */
export function MachineFiles({ service, runsAsRoot, proxy }: DeskStatus['files']) {
  return (
    <>
      <h2>Server setup</h2>
      <p className={styles.quiet}>Your technician does this once.</p>
      {service !== null && (
        <MachineFile
          title="Start with the server"
          place="/etc/systemd/system/fit-in-30.service"
          then="sudo systemctl enable --now fit-in-30"
          text={service}
        >
          {runsAsRoot && (
            <Notice tone="error">
              This site was started by root, so this file lets it change everything on the machine. Make an account for
              it first, as docs/operating.md says under “Install”, and start it as that one.
            </Notice>
          )}
        </MachineFile>
      )}
      <MachineFile
        title="Your domain and https"
        place="/etc/caddy/Caddyfile"
        then="sudo systemctl reload caddy"
        text={proxy}
      />
    </>
  );
}

interface MachineFileProps {
  title: string;
  place: string;
  /** What is typed once it stands there. */
  then: string;
  text: string;
  /** What to know before. */
  children?: ReactNode;
}

function MachineFile({ title, place, then, text, children }: MachineFileProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied.'),
      () => setSaid('Select the lines above and copy them.'),
    );
  return (
    <details className={site.technician}>
      <summary>{title}</summary>
      <div className={styles.part}>
        {children}
        <p>Put only this in {place}:</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
        <pre className={site.file} tabIndex={0}>
          {text}
        </pre>
        <div className={lists.actions}>
          <Button size="small" variant="outline" aria-label={`Copy: ${title}`} onClick={() => void copy()}>
            Copy
          </Button>
          <span role="status">{said}</span>
        </div>
        <p>Then run: {then}</p>
      </div>
    </details>
  );
}
