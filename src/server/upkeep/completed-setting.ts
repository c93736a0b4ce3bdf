import { companyNumberIn, vatNumberIn } from '#domain/desk/seller-numbers.ts';

/** "fit.example", with or without more behind it. */
const WITHOUT_BEGINNING = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([:/?#]|$)/u;

const isAddress = (name: string) =>
  name === 'PUBLIC_ORIGIN' || name === 'site.coaching.url' || name.startsWith('site.videoUrl.');

/** What she typed, as it is kept: an address with its beginning, a number as its register writes it. */
export function completedSetting(name: string, typed: string): string {
  const text = typed.trim();
  if (isAddress(name)) return WITHOUT_BEGINNING.test(text) ? `https://${text}` : text;
  if (name === 'site.vatNumber') return vatNumberIn(text);
  return name === 'site.companyNumber' ? companyNumberIn(text) : text;
}
