import type { ComponentPropsWithRef } from 'react';
import { moveRovingFocus } from './roving-focus.ts';

interface Radio<Value> extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  value: Value;
  onRefuse?: (() => void) | undefined;
}

interface RadioGroupProps<Value> extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  radios: readonly Radio<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const { radios, value, onChange, ...group } = props;
  const tabStop = radios.some((radio) => radio.value === value) ? value : radios[0]?.value;
  return (
    <div
      role="radiogroup"
      onKeyDown={(event) => {
        const radio = radios[moveRovingFocus(event, '[role=radio]') ?? -1];
        if (radio && !radio.onRefuse) onChange(radio.value);
      }}
      {...group}
    >
      {radios.map(({ value: own, onRefuse, ...button }) => (
        // biome-ignore lint/a11y/useSemanticElements: a button can hold two lines and fill on press; the group has the keys of radios
        <button
          key={own}
          type="button"
          role="radio"
          aria-checked={own === value}
          aria-disabled={onRefuse ? true : undefined}
          tabIndex={own === tabStop ? 0 : -1}
          onClick={onRefuse ?? (() => onChange(own))}
          {...button}
        />
      ))}
    </div>
  );
}
