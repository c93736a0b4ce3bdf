/** The price and the payment form. */
export function SubscribeScreen() {
  return (
    <main>
      <h1>Complete Your Purchase</h1>
    </main>
  );
}
