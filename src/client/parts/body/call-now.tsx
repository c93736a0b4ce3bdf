import { CALL_NOW } from '#programme/body/safety-words.ts';

export function CallNow({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      {CALL_NOW.signs}{' '}
      <a href="tel:999" className="link-inline">
        {CALL_NOW.order}
      </a>
    </p>
  );
}
