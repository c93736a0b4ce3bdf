/**
 * The greeting at the top of the main app.
 *
 * @param hour the user's own hour, 0 to 23: morning from 5, afternoon from 12, evening from 18, and late from 23.
 */
export function greeting(hour: number, firstName: string): string {
  const name = shortName(firstName);
  if (hour < 5 || hour >= 23) return `Still up, ${name}?`;
  if (hour < 12) return `Morning, ${name}`;
  return hour < 18 ? `Afternoon, ${name}` : `Evening, ${name}`;
}

const MAX_LETTERS = 20;

/** A name that would take more than a line: its first word, and of that so much. */
function shortName(firstName: string): string {
  const letters = [...firstName];
  if (letters.length <= MAX_LETTERS) return firstName;
  const [first = ''] = firstName.split(' ');
  return first.length <= MAX_LETTERS ? first : `${letters.slice(0, MAX_LETTERS - 1).join('')}…`;
}
