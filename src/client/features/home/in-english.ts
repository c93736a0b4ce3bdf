/** A count with its thousands apart, "7,640". */
export const inEnglish = (count: number): string => count.toLocaleString('en-GB');
