import { CopyAddress } from '#client/parts/share/copy-address.tsx';

/** The server never shows the address again. */
export function NewCalendarAddress({ address }: { address: string }) {
  return (
    <CopyAddress
      label="Your calendar’s address"
      hint="Shown only now. Whoever has it can see your sessions, so keep it to yourself. Some calendars leave out the alarm of an address: if yours does, set one there."
      address={address}
    >
      <a href={address.replace(/^https?:/, 'webcal:')}>Open in my calendar</a>
    </CopyAddress>
  );
}
