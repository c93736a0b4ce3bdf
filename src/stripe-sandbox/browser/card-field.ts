import { createElement, createIcon, uniqueId } from './create-element.ts';

interface CardFieldParts {
  label: string;
  placeholder: string;
  inputMode: 'numeric' | 'text' | 'email';
  autocomplete: string;
  /** What a phone's keyboard makes big; everything unless said. */
  capitals?: 'characters' | 'words' | 'none';
  hint?: string;
  format: (text: string, isDeleting: boolean) => string;
  problemOf: (text: string) => string | undefined;
}

export type CardField = ReturnType<typeof createCardField>;

const ALERT_ICON = ['M12 8v4', 'M12 16h.01', 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0z'];

/** Label, input, and below it what is wrong. A problem shows after leaving the field or on paying, and goes while typing. */
export function createCardField({
  label,
  placeholder,
  inputMode,
  autocomplete,
  capitals = 'characters',
  hint,
  format,
  problemOf,
}: CardFieldParts) {
  const id = uniqueId('field');
  const problemLine = createElement('p', { id: `${id}-problem`, class: 'sandbox-pay-problem' });
  const hintLine = createElement('p', { id: `${id}-hint`, class: 'sandbox-pay-hint' }, hint ?? '');
  const input = createElement('input', {
    id,
    class: 'sandbox-pay-input',
    type: 'text',
    inputmode: inputMode,
    autocomplete,
    autocapitalize: capitals,
    spellcheck: 'false',
    placeholder,
  });
  const root = createElement(
    'div',
    { class: 'sandbox-pay-field' },
    createElement('label', { for: id, class: 'sandbox-pay-label' }, label),
    input,
    problemLine,
    ...(hint === undefined ? [] : [hintLine]),
  );
  problemLine.hidden = true;

  function showProblem(problem: string | undefined): void {
    problemLine.hidden = problem === undefined;
    problemLine.replaceChildren(...(problem === undefined ? [] : [createIcon(ALERT_ICON), problem]));
    input.toggleAttribute('aria-invalid', problem !== undefined);
    if (problem !== undefined) input.setAttribute('aria-invalid', 'true');
    const describedBy = [problem === undefined ? '' : problemLine.id, hint === undefined ? '' : hintLine.id];
    input.setAttribute('aria-describedby', describedBy.join(' ').trim());
  }

  input.addEventListener('input', (event) => {
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    rewrite(input, format(input.value, isDeleting));
    if (!problemLine.hidden && problemOf(input.value) === undefined) showProblem(undefined);
  });
  input.addEventListener('blur', () => {
    if (input.value !== '') showProblem(problemOf(input.value));
  });
  showProblem(undefined);

  return {
    root,
    input,
    problem: () => problemOf(input.value),
    showProblem,
    clear(): void {
      input.value = '';
      showProblem(undefined);
    },
  };
}

/** Keeps the caret behind the same character, although separators come and go. */
function rewrite(input: HTMLInputElement, text: string): void {
  if (input.value === text) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret === input.value.length;
  const charactersBefore = significantLength(input.value.slice(0, caret));
  input.value = text;
  const position = isAtEnd ? text.length : positionAfter(text, charactersBefore);
  input.setSelectionRange(position, position);
}

function significantLength(text: string): number {
  return text.replaceAll(/[^A-Za-z0-9]/g, '').length;
}

function positionAfter(text: string, characters: number): number {
  let position = 0;
  while (position < text.length && significantLength(text.slice(0, position)) < characters) position += 1;
  return position;
}
