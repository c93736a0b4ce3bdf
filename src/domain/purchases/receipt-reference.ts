/**
 * The reference of a purchase, short enough for a buyer to read out: the first eight characters of its id, "3F2504E0".
 */
export function receiptReference(purchaseId: string): string {
  return purchaseId.slice(0, 8).toUpperCase();
}
