/** Who checked something, on the operator's word. */
export function CheckedBy({ name, register, checkedOn }: { name: string; register: string; checkedOn: string }) {
  return (
    <>
      <b>Checked by {name}</b> ({register}) on {inWords(checkedOn)}.
    </>
  );
}

const inWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
