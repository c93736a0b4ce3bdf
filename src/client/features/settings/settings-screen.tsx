/** Profile and subscription. */
export function SettingsScreen() {
  return (
    <main>
      <h1>Account Settings</h1>
    </main>
  );
}
