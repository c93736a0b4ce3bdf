export const inEnglish = (count: number): string => count.toLocaleString('en-GB');
