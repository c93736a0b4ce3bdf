/** While a member's account is being checked; the specification's words (product §2). */
export const CHECKING_WORDS = 'Verifying subscription...';
