/** By which somebody is found where no row is hers. */
export interface AccountNames {
  userId: string;
  /** Every address that the account is known to have had. */
  addresses: readonly string[];
  coverId: string | undefined;
}

const NOBODY = 'deleted@account.invalid';

/** JSON without what names somebody: her addresses, the id of her account, and a name that stands beside an address. */
export function withoutNames(json: string, { userId, addresses }: Pick<AccountNames, 'userId' | 'addresses'>): string {
  if (![userId, ...addresses].some((word) => json.includes(word))) return json;
  const cleaned = (text: string) =>
    addresses.reduce((left, address) => left.replaceAll(address, NOBODY), text).replaceAll(userId, 'deleted');

  function clean(value: unknown): unknown {
    if (typeof value === 'string') return cleaned(value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, clean(part)] as const);
    const isHers = entries.some(([key, part]) => key === 'email' && part === NOBODY);
    return Object.fromEntries(entries.map(([key, part]) => [key, isHers && key === 'name' ? null : part]));
  }

  return JSON.stringify(clean(JSON.parse(json)));
}
