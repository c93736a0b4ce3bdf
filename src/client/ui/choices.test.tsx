import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { RadioGroup } from './radio-group.tsx';
import { RadioTiles } from './radio-tiles.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Tabs } from './tabs.tsx';

type Length = 'full' | 'fifteen' | 'ten';
const LENGTHS = [
  { value: 'full', label: 'Full 25' },
  { value: 'fifteen', label: '15 min' },
  { value: 'ten', label: '10 min' },
] as const;

function LengthSwitch({ withoutFifteen = false }: { withoutFifteen?: boolean }) {
  const [length, setLength] = useState<Length>('full');
  const options = LENGTHS.map((option) => ({ ...option, disabled: withoutFifteen && option.value === 'fifteen' }));
  return <SegmentedControl label="Length" options={options} value={length} onChange={setLength} />;
}

const checkedRadio = () => screen.getByRole('radio', { checked: true }).textContent;

describe('SegmentedControl', () => {
  test('is a radio group with one tab stop', async () => {
    render(<LengthSwitch />);
    expect(screen.getByRole('radiogroup', { name: 'Length' })).toBeTruthy();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Full 25');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  test('arrow keys choose and come round at the ends', async () => {
    render(<LengthSwitch />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(checkedRadio()).toBe('15 min');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(checkedRadio()).toBe('10 min');
    await userEvent.keyboard('{Home}');
    expect(checkedRadio()).toBe('Full 25');
  });

  test('passes over a choice that cannot be taken', async () => {
    render(<LengthSwitch withoutFifteen />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(checkedRadio()).toBe('10 min');
  });

  test('a tap chooses', async () => {
    render(<LengthSwitch />);
    await userEvent.click(screen.getByRole('radio', { name: '10 min' }));
    expect(checkedRadio()).toBe('10 min');
  });
});

describe('RadioGroup', () => {
  test('one that refuses says why on a tap; arrow keys pass to it and choose nothing', async () => {
    const [onChange, onRefuse] = [vi.fn(), vi.fn()];
    const radios = [
      { value: 'easier', children: 'Easier' },
      { value: 'harder', children: 'Harder', onRefuse },
      { value: 'standard', children: 'Standard' },
    ];
    render(<RadioGroup aria-label="Level" {...{ radios, onChange }} value="easier" />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('Harder');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Harder' }));
    expect([onRefuse.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange.mock.calls).toEqual([['standard']]);
  });
});

function Topics() {
  const [topic, setTopic] = useState('basics');
  return (
    <Tabs
      label="Topics"
      tabs={[
        { value: 'basics', label: 'Basics' },
        { value: 'energy', label: 'Energy' },
      ]}
      value={topic}
      onChange={setTopic}
    >
      <p>About {topic}</p>
    </Tabs>
  );
}

describe('Tabs', () => {
  test('the panel is named by its tab and changes with the arrow keys', async () => {
    render(<Topics />);
    expect(screen.getByRole('tabpanel', { name: 'Basics' }).textContent).toBe('About basics');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tabpanel', { name: 'Energy' }).textContent).toBe('About energy');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Energy');
  });
});

function Goals() {
  const [goal, setGoal] = useState<string>();
  const tiles = ['3000', '5000', '7000'].map((value) => ({ value, title: value, hint: 'steps' }));
  return <RadioTiles label="Goal" tiles={tiles} value={goal} onChange={setGoal} />;
}

describe('RadioTiles', () => {
  test('with nothing chosen the first tile takes the focus', async () => {
    render(<Goals />);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(checkedRadio()).toBe('5000steps');
  });
});
