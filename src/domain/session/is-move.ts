/** True for a segment in which the member moves; in every other segment the member waits. */
export const isMove = ({ kind }: { readonly kind: string }): boolean => kind === 'work' || kind === 'stretch';
