export function lengthOptions(fullMinutes: number) {
  return [
    {
      value: 'full',
      label: (
        <span>
          Full {fullMinutes}
          <span className="visually-hidden"> min</span>
        </span>
      ),
    },
    { value: '15', label: '15 min' },
    { value: '10', label: '10 min' },
  ] as const;
}
