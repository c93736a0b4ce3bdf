import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import lists from '#client/desk/desk-lists.module.css';
import { dayText } from '#client/desk/labels.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/text-field.tsx';

/** What is found stands in the address, so that Back and a link work. */
export function FindForm({ label, find }: { label: string; find: string }) {
  const [, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(find);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSearch(typed.trim() === '' ? {} : { find: typed.trim() });
  }

  return (
    <form onSubmit={submit} className={lists.search}>
      <TextField
        label={label}
        name="find"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="outline">
        Search
      </Button>
    </form>
  );
}

interface PersonRowProps {
  /** `email` is null for an operator who only looks. */
  person: { readonly id: string; readonly name: string; readonly email: string | null };
  /** Epoch milliseconds. */
  since: number;
  /** What is true of them. */
  children: ReactNode;
}

/** A member in a list; leads to the member's page. */
export function PersonRow({ person: { id, name, email }, since, children }: PersonRowProps) {
  return (
    <li>
      <Link href={`/desk/members/${encodeURIComponent(id)}`}>
        <span className={lists.who}>
          <b>{name || 'No name'}</b>
          {email !== null && <span>{email}</span>}
          <span>Joined {dayText(since)}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}
