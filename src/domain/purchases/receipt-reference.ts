/** What a buyer quotes of her purchase, short enough to read out: the first eight characters of its id, "3F2504E0". */
export function receiptReference(purchaseId: string): string {
  return purchaseId.slice(0, 8).toUpperCase();
}
