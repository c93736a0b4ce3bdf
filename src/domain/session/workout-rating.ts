/** The message for a rating from 1 to 10: four bands, 1-3, 4-6, 7-8 and 9-10 (product §5). */
export function ratingMessage(rating: number): string {
  if (rating <= 3) return "Keep going! You're building strength!";
  if (rating <= 6) return "Great effort! You're getting stronger!";
  if (rating <= 8) return "Excellent work! You're crushing it!";
  return "Amazing! You're absolutely killing it!";
}
