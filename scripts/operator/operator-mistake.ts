/** Something that the operator must change; its message says what. */
export class OperatorMistake extends Error {}
