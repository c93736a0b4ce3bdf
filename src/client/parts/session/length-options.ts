export function lengthOptions(fullMinutes: number) {
  return [
    { value: 'full', label: `Full ${fullMinutes}`, 'aria-label': `Full ${fullMinutes} min` },
    { value: '15', label: '15 min' },
    { value: '10', label: '10 min' },
  ] as const;
}
