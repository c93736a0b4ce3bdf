/** Who works at the desk: the owner runs it, a helper looks after members, a viewer looks at it (product §23). */
export const DESK_ROLES = ['owner', 'helper', 'viewer'] as const;

/** One of {@link DESK_ROLES}. */
export type DeskRole = (typeof DESK_ROLES)[number];

/**
 * What a call of the desk may need: `look` at today and the members, `tend` to members, the `numbers` of sales, and
 * `own` for everything else.
 */
export const DESK_RIGHTS = ['look', 'tend', 'numbers', 'own'] as const;

/** One of {@link DESK_RIGHTS}. */
export type DeskRight = (typeof DESK_RIGHTS)[number];

const ROLES_WITH: Readonly<Record<DeskRight, readonly DeskRole[]>> = {
  look: DESK_ROLES,
  tend: ['owner', 'helper'],
  numbers: ['owner', 'viewer'],
  own: ['owner'],
};

/** Whether an operator of a role may make a call that needs a right (product §23). */
export const mayAtDesk = (role: DeskRole, right: DeskRight): boolean => ROLES_WITH[right].includes(role);

/** Whether an operator of a role sees the addresses of members; a viewer does not (product §23). */
export const seesAddresses = (role: DeskRole): boolean => role !== 'viewer';
