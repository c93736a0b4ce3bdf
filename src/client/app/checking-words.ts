/** While a member's account is being checked. */
export const CHECKING_WORDS = 'Verifying subscription...';
