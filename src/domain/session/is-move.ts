/** True for a segment that is moved in; every other one is waited through. */
export const isMove = ({ kind }: { readonly kind: string }): boolean => kind === 'work' || kind === 'stretch';
