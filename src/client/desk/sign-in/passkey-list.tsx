import lists from '#client/desk/desk-lists.module.css';
import type { Deed } from '#client/desk/question.tsx';
import { Button } from '#client/ui/button.tsx';

interface KeyRow {
  id: string;
  name: string;
  detail: string;
  deed?: { label: string; text: string; deed: Deed };
}

/** Keys or sign-ins, each with its revocation. */
export function KeyList({ rows, onAsk }: { rows: readonly KeyRow[]; onAsk: (deed: Deed) => void }) {
  return (
    <ul className={lists.rows}>
      {rows.map(({ id, name, detail, deed }) => (
        <li key={id} className={lists.person}>
          <div className={lists.who}>
            <b>{name}</b>
            <span>{detail}</span>
          </div>
          {deed && (
            <div className={lists.deeds}>
              <Button variant="outline" size="small" aria-label={deed.label} onClick={() => onAsk(deed.deed)}>
                {deed.text}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
