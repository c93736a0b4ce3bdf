import { addressInText } from '#domain/emails/address-in-text.ts';

/** By which a member is found in rows that are not the member's own. */
export interface AccountNames {
  userId: string;
  /** Every address that the account is known to have had. */
  addresses: readonly string[];
  sitterId: string | undefined;
}

const NOBODY = 'deleted@account.invalid';

/**
 * JSON without what names a member: the addresses, the id of the account, and a name that stands beside an address. The same
 * text where nothing does.
 */
export function withoutNames(json: string, { userId, addresses }: Pick<AccountNames, 'userId' | 'addresses'>): string {
  const lower = json.toLowerCase();
  if (![userId, ...addresses].some((word) => lower.includes(word.toLowerCase()))) return json;
  const patterns = addresses.map(addressInText);
  let isNamed = false;

  function cleaned(text: string): string {
    const left = patterns.reduce((rest, pattern) => rest.replaceAll(pattern, NOBODY), text);
    const without = left.replaceAll(userId, 'deleted');
    isNamed ||= without !== text;
    return without;
  }

  function clean(value: unknown): unknown {
    if (typeof value === 'string') return cleaned(value);
    if (Array.isArray(value)) return value.map(clean);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, clean(part)] as const);
    const isOfMember = entries.some(([key, part]) => key === 'email' && part === NOBODY);
    return Object.fromEntries(entries.map(([key, part]) => [key, isOfMember && key === 'name' ? null : part]));
  }

  const kept = JSON.stringify(clean(JSON.parse(json)));
  return isNamed ? kept : json;
}
