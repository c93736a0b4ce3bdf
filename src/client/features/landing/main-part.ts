export const MAIN_PART_ID = 'main-part';
