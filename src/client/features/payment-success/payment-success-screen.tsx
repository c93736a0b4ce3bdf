/** What happens after a payment. */
export function PaymentSuccessScreen() {
  return (
    <main>
      <h1>Checking your payment</h1>
    </main>
  );
}
