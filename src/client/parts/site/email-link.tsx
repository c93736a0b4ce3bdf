export function EmailLink({ address }: { address: string | undefined }) {
  if (!address) return 'us';
  return (
    <a href={`mailto:${address}`} className="link-inline">
      {address}
    </a>
  );
}
