/**
 * The greeting at the top of the main app.
 *
 * @param hour the user's own hour, 0 to 23: morning from 5, afternoon from 12, evening from 18, and late from 23.
 */
export function greeting(hour: number, firstName: string): string {
  if (hour < 5 || hour >= 23) return `Still up, ${firstName}?`;
  if (hour < 12) return `Morning, ${firstName}`;
  return hour < 18 ? `Afternoon, ${firstName}` : `Evening, ${firstName}`;
}
