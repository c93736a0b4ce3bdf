/** Where the skip link leads. */
export const MAIN_PART_ID = 'main-part';
