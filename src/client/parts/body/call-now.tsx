/** In sight wherever the body is asked about. */
export function CallNow({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      Chest pain now? Pad soaked within an hour, large clots, feeling faint?{' '}
      <a href="tel:999" className="link-inline">
        Call 999.
      </a>
    </p>
  );
}
