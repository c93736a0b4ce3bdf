export const SHARE_FAILURE = 'We could not make the picture this time. Your workout is saved.';
