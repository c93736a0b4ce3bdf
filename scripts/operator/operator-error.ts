/** An error that the operator can mend; the message says how. */
export class OperatorError extends Error {}
