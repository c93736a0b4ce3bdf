import { ReadingSection } from '#client/parts/site/reading-page.tsx';
import { useSite } from '#client/parts/site/use-site.ts';
import { LegalPage, type LegalRecord, RecordList } from './legal-page.tsx';
import { PROVIDER_STORAGE, STORED_ON_DEVICE, type StoredOnDevice } from './stored-on-device.ts';

export function StorageScreen() {
  const site = useSite();
  const provider = site?.paymentProvider ?? '';
  const stored = provider ? [...STORED_ON_DEVICE, PROVIDER_STORAGE] : STORED_ON_DEVICE;
  return (
    <LegalPage title="What we store on your device" site={site}>
      <p>
        We use no advertising or analytics cookies, and nothing on your device is used to follow you elsewhere. What we
        store is needed for what you ask the app to do, so the law doesn’t ask for a banner. You can clear it in your
        browser. You’ll then be signed out, and anything that hasn’t synced is lost.
      </p>
      <p>
        We count how often the front page is opened and a free try is started or finished. It’s only a number for each
        day. It says nothing about who.
      </p>
      <p>
        A workout may offer a video. We only load it when you choose to watch it, from the host that’s named beside it,
        such as YouTube or Vimeo. The host may then store data on your device.
      </p>
      <ReadingSection title="Everything, one by one">
        <RecordList records={stored.map((entry) => toRecord(entry, provider))} />
      </ReadingSection>
    </LegalPage>
  );
}

function toRecord({ names, label, kind, purpose, howLong }: StoredOnDevice, provider: string): LegalRecord {
  return {
    what: label ?? (names.length > 0 ? names.join(', ') : `${provider} cookies`),
    facts: [
      { name: 'Kind', value: kind },
      { name: 'Why', value: purpose },
      { name: 'How long', value: howLong },
    ],
  };
}
