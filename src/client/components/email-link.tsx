/** Where a question can be sent, for the middle of a sentence; "us" until an address is known. */
export function EmailLink({ address }: { address: string | undefined }) {
  if (!address) return 'us';
  return (
    <a href={`mailto:${address}`} className="link-inline">
      {address}
    </a>
  );
}
